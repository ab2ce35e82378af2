import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, offer, ownCabin } from '../../../test/web/sample-answers.ts'

const requests = `GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`
const homes = `GET /api/allProperty?email=${annInPath}&limit=20`

test('deleting a home shows its offers as closed immediately', async () => {
  const given: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann, 'agent'),
    [requests]: json([offer]),
    [homes]: json([ownCabin]),
    'DELETE /api/allProperty/p1': json({ deletedCount: 1 }),
  }
  fakeFetch(given)
  const router = openPage('/dashboard/requestedProperties')
  await screen.findByText('pending')
  await router.navigate('/dashboard/addAgentProperty')
  const row = await screen.findByRole('article', { name: ownCabin.title })
  await userEvent.click(within(row).getByRole('button', { name: 'Delete' }))
  given[requests] = json([{ ...offer, status: 'rejected' }])
  given[homes] = json([])
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted')
  await router.navigate('/dashboard/requestedProperties')
  await screen.findByText('rejected')
})
