import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { accepted, ann, annInPath, offer, wish } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'

const own = `GET /api/offeredProperty/${annInPath}?limit=24`
const requests = `GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`
const rejected: Offer = { ...offer, status: 'rejected', askingPrice: '260,000' }
type Answers = Parameters<typeof fakeFetch>[0]

const openBought = (offers: Offer[], answers: Answers = {}) => {
  const sent = fakeFetch({ ...answersFor(ann), [own]: json(offers), ...answers })
  openPage('/dashboard/propertyBought')
  return sent
}

test.each([
  ['rejected', 'The agent did not accept this offer.'],
  ['soldToAnother', 'This home was sold to another buyer.'],
  ['takenDown', 'This home is no longer for sale.'],
  ['lapsed', /was accepted and not paid in time/],
  ['withdrawn', 'You withdrew this offer.'],
  [undefined, 'This offer is closed.'],
] as const)('a buyer reads why an offer is closed: %s', async (closedWhy, words) => {
  openBought([{ ...rejected, closedWhy }])
  await screen.findByText(words)
  const similar = screen.getByRole('link', { name: 'See similar homes' })
  expect(similar.getAttribute('href')).toBe('/allProperty?q=Bend&minPrice=195000&maxPrice=325000')
})

test('a buyer reads the agent’s reason and counter-proposal, and is led to an offer of that amount', async () => {
  openBought([{ ...rejected, closedWhy: 'rejected', reason: 'A little more?', counterAmount: 255000 }], {
    'POST /api/wishlist': json({ insertedId: 'wish-1' }, 201),
    [`GET /api/wishlist/${annInPath}/wish-1`]: json(wish),
  })
  await screen.findByText('“A little more?”')
  await userEvent.click(screen.getByRole('link', { name: 'Offer $255,000' }))
  const amount = await screen.findByLabelText<HTMLInputElement>('Offered amount')
  expect(amount.value).toBe('255000.00')
  screen.getByText('You offer $255,000.00: within the asking price')
})

test('a buyer withdraws a pending offer after a question', async () => {
  const sent = openBought([offer], { 'DELETE /api/offeredProperty/offer-1': json({ deletedCount: 1 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Yes, withdraw it' }))
  await screen.findByText('Your offer is withdrawn.')
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

test('withdrawing an offer that was just answered shows the refusal and no success', async () => {
  const detail = 'This offer can no longer be withdrawn: it is accepted.'
  openBought([offer], { 'DELETE /api/offeredProperty/offer-1': refused(409, detail) })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }))
  await screen.findByText(detail)
  expect(screen.queryByText('Your offer is withdrawn.')).toBeNull()
})

test('shows payments due above the list, with links to the payment', async () => {
  openBought([{ ...offer, _id: 'offer-2' }, accepted])
  const link = await screen.findByRole('link', { name: 'Complete the purchase' })
  expect(link.getAttribute('href')).toBe(`/dashboard/propertyBought/payment/${annInPath}/offer-1`)
  expect(screen.getAllByRole('link', { name: 'Pay' })).toHaveLength(1)
})

test('an agent sees that an offer waits for another one, and no button that could only fail', async () => {
  fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json([{ ...offer, rivalAccepted: true, note: 'We love it.' }]) })
  openPage('/dashboard/requestedProperties')
  await screen.findByText('On hold: another offer on this home is accepted.')
  screen.getByText('“We love it.”')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  screen.getByRole('button', { name: 'Reject' })
})

test('an agent rejects with a reason and an amount that they would consider', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    [requests]: json([offer]),
    'PATCH /api/offeredProperty/offer-1': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/requestedProperties')
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  const form = within(await screen.findByRole('dialog', { name: 'Reject with a reply' }))
  await userEvent.type(form.getByLabelText('Amount you would consider'), 'much')
  await userEvent.click(form.getByRole('button', { name: 'Reject with this reply' }))
  await form.findByText(/must be a positive amount/)
  await userEvent.clear(form.getByLabelText('Amount you would consider'))
  await userEvent.type(form.getByLabelText('Amount you would consider'), '$255,000')
  await userEvent.type(form.getByLabelText('Reason'), 'A little more?')
  await userEvent.click(form.getByRole('button', { name: 'Reject with this reply' }))
  await screen.findByText('Property Reject by Agent.')
  const body = { status: 'rejected', reason: 'A little more?', counterAmount: '255000.00' }
  expect(sent.filter(({ call }) => call.startsWith('PATCH')).map((one) => one.body)).toEqual([body])
})

test('a wished home with an open offer shows it instead of a second form', async () => {
  const openOffer = { _id: 'offer-1', status: 'pending', offerAmount: 250000.5 } as const
  fakeFetch({ ...answersFor(ann), [`GET /api/wishlist/${annInPath}?limit=24`]: json([{ ...wish, openOffer }]) })
  openPage('/dashboard/wishlist')
  const note = await screen.findByRole('link', { name: 'You offered $250,000.50' })
  expect(note.getAttribute('href')).toBe('/dashboard/propertyBought')
  expect(screen.queryByRole('link', { name: 'Make offer' })).toBeNull()
})

test('an offer that is accepted while the list is open moves nothing, and is announced over it', async () => {
  const answers: Answers = { ...answersFor(ann), [own]: json([offer]) }
  fakeFetch(answers)
  openPage('/dashboard/propertyBought')
  await screen.findByText('Waiting for the agent’s answer.')
  answers[own] = json([accepted])
  await act(() => queryClient.invalidateQueries())
  const link = await screen.findByRole('link', { name: `Accepted: ${offer.title}` })
  expect(link.getAttribute('href')).toBe(`/dashboard/propertyBought/payment/${annInPath}/offer-1`)
  expect(link.parentElement?.className).toContain('h-0')
  expect(screen.queryByRole('region', { name: /^To pay/ })).toBeNull()
})

test.each([
  ['paid', { status: 'Bought', transactionId: 'pi_1' }, /^You have paid \$/],
  ['lapsed', { status: 'rejected', closedWhy: 'lapsed' }, /no longer needs a payment/],
] as const)('an offer that is %s while the list is open keeps the room of its block', async (_how, settled, text) => {
  const answers: Answers = { ...answersFor(ann), [own]: json([accepted]) }
  fakeFetch(answers)
  openPage('/dashboard/propertyBought')
  const block = await screen.findByRole('region', { name: `To pay: ${offer.title}` })
  answers[own] = json([{ ...accepted, ...settled, payBefore: undefined }])
  await act(() => queryClient.invalidateQueries())
  await within(block).findByText(text)
})
