import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'

const one = 'GET /api/allProperty/p1'

function open(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const given: typeof answers = {
    ...answersFor('ann@example.com', 'agent'),
    [one]: json(ownCabin),
    'GET /api/allProperty?email=ann%40example.com&limit=20': json([ownCabin]),
    'PUT /api/allProperty/p1': json({ modifiedCount: 1 }),
    ...answers,
  }
  fakeFetch(given)
  return { given, router: openPage('/dashboard/update/p1') }
}
const title = () => screen.findByLabelText<HTMLInputElement>('Title')
const row = async () => within(await screen.findByRole('article', { name: 'Cabin on the lake' }))
const openAgain = async () => userEvent.click((await row()).getByRole('link', { name: 'Update' }))

test('a reopened form shows changes made elsewhere', async () => {
  const { given, router } = open()
  await title()
  await router.navigate('/dashboard/addAgentProperty')
  await row()
  given[one] = json({ ...ownCabin, title: 'Cabin with a jetty' })
  await openAgain()
  expect((await title()).value).toBe('Cabin with a jetty')
})

test('a form reopened right after saving shows the saved values', async () => {
  fakeUpload(() => stored('/media/new.webp'))
  const { given, router } = open()
  await userEvent.upload(
    await screen.findByLabelText('Property image'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  )
  const { answer, give } = deferred<Response>()
  given[one] = async () => (await answer).clone()
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/addAgentProperty'))
  await openAgain()
  await screen.findByRole('heading', { name: 'Update property' })
  expect(screen.queryByLabelText('Title')).toBeNull()
  give(json({ ...ownCabin, price: '300000' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Price')).value).toBe('300000')
})

test('a retry to load the form keeps the focus on it', async () => {
  const { given } = open({ [one]: refused(409, 'No.') })
  const again = await screen.findByRole('button', { name: 'Try again' })
  given[one] = json(ownCabin)
  await userEvent.click(again)
  await title()
  expect(document.activeElement?.contains(await title())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
