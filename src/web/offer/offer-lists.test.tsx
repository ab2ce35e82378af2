import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { accepted, ann, annInPath, bought, offer } from '../../../test/web/sample-answers.ts'

const own = `GET /api/offeredProperty/${annInPath}?limit=24`
const requests = `GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`

const openBought = (offers: Offer[]) => {
  fakeFetch({ ...answersFor(ann), [own]: json(offers) })
  openPage('/dashboard/propertyBought')
}
type Answers = Parameters<typeof fakeFetch>[0]
const openRequests = (offers: Offer[], answers: Answers = {}) => {
  const sent = fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json(offers), ...answers })
  openPage('/dashboard/requestedProperties')
  return sent
}

test('a buyer finds Pay only on an accepted offer, with until when', async () => {
  openBought([accepted])
  const pay = await screen.findByRole('link', { name: 'Pay' })
  expect(pay.getAttribute('href')).toBe(`/dashboard/propertyBought/payment/${annInPath}/offer-1`)
  screen.getByText('$250,000.50')
  expect(screen.getAllByText(/8 December 2026/)).toHaveLength(2) // in the row, and above the list
})

test('a title that is written from right to left turns nothing next to it', async () => {
  openBought([{ ...accepted, title: 'بيت (2)' }])
  await screen.findByRole('link', { name: 'Pay' })
  const titles = screen.getAllByText('بيت (2)')
  expect(titles.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']) // in the sentence above the list, and in its row
})

test('a bought home shows its transaction id, and nothing to pay', async () => {
  openBought([bought])
  await screen.findByText('pi_demo_7')
  screen.getByText('Bought')
  expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
})

test.each(['pending', 'rejected'] as const)('a %s offer shows its word, and nothing to pay', async (status) => {
  openBought([{ ...offer, status }])
  await screen.findByText(status)
  expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
})

test('an empty list of offers leads to the wishlist', async () => {
  openBought([])
  await screen.findByRole('link', { name: 'Open your wishlist' })
})

test.each([
  [own, undefined, '/dashboard/propertyBought', 'Your offers could not be loaded.'],
  [requests, 'agent', '/dashboard/requestedProperties', 'The offers could not be loaded.'],
] as const)('a list that fails shows an error, and can be retried: %s', async (list, role, path, message) => {
  const given: Answers = { ...answersFor(ann, role), [list]: refused(409, 'No.') }
  fakeFetch(given)
  openPage(path)
  await screen.findByText(message)
  given[list] = json([accepted])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Cabin on the lake' })
})

test('an agent without offers is led to their homes', async () => {
  openRequests([])
  const link = await screen.findByRole('link', { name: 'See your homes' })
  expect(link.getAttribute('href')).toBe('/dashboard/addAgentProperty')
})

test.each([
  ['Accept', 'accepted', 'Property Accept Successfully by Agent.'],
  ['Reject', 'rejected', 'Property Reject by Agent.'],
] as const)('shows a toast after an agent presses %s once', async (button, status, message) => {
  const { answer, give } = deferred<Response>()
  const sent = openRequests([offer], { 'PATCH /api/offeredProperty/offer-1': () => answer })
  const row = within((await screen.findByText('Ann Example', { selector: 'th *' })).closest('tr') ?? document.body)
  for (const text of ['Cabin on the lake', 'Lake Road 9, Bend', ann, '$250,000.50', '1 December 2026', 'pending'])
    row.getByText(text)
  await userEvent.dblClick(row.getByRole('button', { name: button }))
  give(json({ modifiedCount: 1 }))
  expect((await screen.findByText(message)).closest('[role=status]')).toBeTruthy()
  const patches = sent.filter(({ call }) => call.startsWith('PATCH'))
  expect(patches.map(({ body }) => body)).toEqual([{ status }])
})

test.each(['accepted', 'rejected', 'Bought'] as const)('an offer that is %s has no buttons', async (status) => {
  openRequests([{ ...offer, status }])
  await screen.findByText(status)
  for (const name of ['Accept', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each(['Accept', 'Reject'])('after %s the focus stays in the row of the offer', async (name) => {
  const lists = [json([offer])]
  openRequests([], {
    [requests]: () => lists.shift() ?? json([accepted]),
    'PATCH /api/offeredProperty/offer-1': json({ modifiedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /^Cabin on the lake/ }))
})

test('an accepted offer is shown as accepted also when the list can’t be fetched again', async () => {
  const lists = [json([offer])]
  openRequests([], {
    [requests]: () => lists.shift() ?? refused(409, 'No.'),
    'PATCH /api/offeredProperty/offer-1': json({ modifiedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await screen.findByText('Property Accept Successfully by Agent.')
  screen.getByText('accepted')
  expect(screen.queryByRole('button', { name: /Accept|Reject/ })).toBeNull()
})

test('a refused answer says why, and the list is refetched', async () => {
  const message = 'Another offer on this property is accepted already.'
  const sent = openRequests([offer], { 'PATCH /api/offeredProperty/offer-1': refused(409, message) })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect((await screen.findByText('Something is Wrong!')).closest('[role=alert]')?.textContent).toContain(message)
  await waitFor(() => expect(sent.filter(({ call }) => call === requests)).toHaveLength(2))
})

test('an offer that is not there any more shows as deleted, and can’t be answered', async () => {
  openRequests([offer], {
    'PATCH /api/offeredProperty/offer-1': refused(404, 'This offer doesn’t exist or was removed.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await screen.findByText('Something is Wrong!')
  await screen.findByText('Deleted')
  for (const name of ['Accept', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull()
})
