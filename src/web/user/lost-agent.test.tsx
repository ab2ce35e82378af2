import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, offer, wish } from '../../../test/web/sample-answers.ts'

const users = 'GET /api/users?limit=20'
const offers = `GET /api/offeredProperty/${annInPath}?limit=24`
const wishes = `GET /api/wishlist/${annInPath}?limit=24`
const oliver = { _id: 'u1', name: wish.agentName, email: wish.agentEmail, role: 'agent', photoURL: null }

function open(path: string, more: Parameters<typeof fakeFetch>[0]) {
  const given: typeof more = {
    ...answersFor(ann, 'admin'),
    [users]: json([oliver]),
    'PATCH /api/users/admin/u1': json({ modifiedCount: 1 }),
    'DELETE /api/users/u1': json({ deletedCount: 1 }),
    ...more,
  }
  fakeFetch(given)
  return { given, router: openPage(path) }
}
const press = async (name: string) => {
  const row = await screen.findByRole('row', { name: /^Oliver Hartley/ })
  await userEvent.click(within(row).getByRole('button', { name }))
}

test('deleting an agent shows the admin’s own offer on their home as closed immediately', async () => {
  const { given, router } = open('/dashboard/propertyBought', { [offers]: json([offer]) })
  await screen.findByText('pending')
  await router.navigate('/dashboard/manageUsers')
  await press('Delete')
  given[users] = json([])
  given[offers] = json([{ ...offer, status: 'rejected' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted')
  await router.navigate('/dashboard/propertyBought')
  await screen.findByText('rejected')
})

test('marking an agent as fraud shows their wished home as withdrawn immediately', async () => {
  const { given, router } = open('/dashboard/wishlist', { [wishes]: json([wish]) })
  await screen.findByText('verified')
  await router.navigate('/dashboard/manageUsers')
  await screen.findByRole('row', { name: /^Oliver Hartley/ })
  given[wishes] = json([{ ...wish, withdrawn: true }])
  await press('Make Fraud')
  await screen.findByText('Oliver Hartley is Fraud Agent')
  await router.navigate('/dashboard/wishlist')
  await screen.findByText('withdrawn')
})
