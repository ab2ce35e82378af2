import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { calls, fillCard, openPayment, pay } from '../../../test/web/open-payment.tsx'
import { accepted, ann, annInPath, bought } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

/** An offer of $1,800,000, of which this many of two parts are in. */
const dear = (paid: number): Offer => ({
  ...accepted,
  offerAmount: 1_800_000,
  parts: { count: 2, paid, amountPaid: paid * 900_000, amountLeft: 1_800_000 - paid * 900_000 },
})
const intent = (n: number) => json({ clientSecret: `pi_demo_${n}_secret_x`, amount: 900_000 })
const confirmOf = (n: number) => calls.confirm.replace('pi_demo_7', `pi_demo_${n}`)
const paid = json({ id: 'pi_demo_1', status: 'succeeded' })
const half = '$900,000.00'

test('says how many payments there are and how much each, and asks for the first', async () => {
  openPayment({ [calls.intent]: intent(1) }, dear(0))
  const payments = within(await screen.findByRole('region', { name: 'Payments' }))
  payments.getByRole('heading', { name: 'Payment 1 of 2' })
  payments.getByText(/A card can be charged at most \$999,999\.99 at once, so this home is paid in 2 card payments/)
  expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Payment 1${half}now`,
    `Payment 2${half}later`,
  ])
  await screen.findByRole('button', { name: `Pay ${half}` })
})

test('after a part comes the next one, with an empty card form, and only the last one is done', async () => {
  const { given, bodiesOf } = openPayment({ [calls.intent]: intent(1), [confirmOf(1)]: paid }, dear(0))
  given[calls.record] = () => {
    given[calls.offer] = json(dear(1))
    given[calls.intent] = intent(2)
    return json({ modifiedCount: 1 })
  }
  await pay({}, userEvent.dblClick, half)
  const notice = await screen.findByText('The first payment is in.')
  expect(document.activeElement).toBe(notice.closest('[role=status]'))
  screen.getByRole('heading', { name: 'Payment 2 of 2' })
  expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe('')
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
  given[calls.record] = () => {
    given[calls.offer] = json({ ...bought, offerAmount: 1_800_000, transactionId: 'pi_demo_2' })
    return json({ modifiedCount: 1 })
  }
  given[confirmOf(2)] = paid.clone()
  await pay({ number: '5555 5555 5555 4444' }, userEvent.click, half)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_2')
  expect(bodiesOf(calls.record)).toEqual([
    { status: 'Bought', transactionId: 'pi_demo_1' },
    { status: 'Bought', transactionId: 'pi_demo_2' },
  ])
})

test('a declined card in the middle keeps what is paid', async () => {
  const declined = json({ error: { type: 'card_error', message: 'Your card was declined.' } }, 402)
  openPayment({ [calls.intent]: intent(2), [confirmOf(2)]: declined }, dear(1))
  await pay({ number: '4000 0000 0000 0002' }, userEvent.click, half)
  expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined.')
  screen.getByText('The first payment is in.')
})

test('a page that is opened again goes on with the next part', async () => {
  openPayment({ [calls.intent]: intent(2) }, dear(1))
  await screen.findByRole('heading', { name: 'Payment 2 of 2' })
  const sums = within(screen.getByRole('region', { name: 'Payments' })).getAllByRole('definition')
  expect(sums.map(({ textContent }) => textContent)).toEqual([half, half])
})

test('a part that another tab pays is not asked for again', async () => {
  const { given } = openPayment({ [calls.intent]: intent(1) }, dear(0))
  await fillCard()
  given[calls.offer] = json(dear(1))
  given[calls.intent] = intent(2)
  await queryClient.invalidateQueries({ queryKey: queryKeys.offer })
  await screen.findByText('The first payment is in.')
  expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe('')
})

test('a part that is recorded is not called done while the offer can’t be read', async () => {
  const offers = [json(dear(0))]
  openPayment({
    [calls.offer]: () => offers.shift() ?? refused(503, 'Soon.'),
    [calls.intent]: intent(1),
    [confirmOf(1)]: paid.clone(),
    [calls.record]: json({ modifiedCount: 1 }),
  })
  await pay({}, userEvent.click, half)
  await screen.findByText('Your card was charged')
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
})

test('sums up the parts of an amount that takes very many', async () => {
  const parts = { count: 1001, paid: 2, amountPaid: 1_998_000, amountLeft: 998_002_000 }
  openPayment({ [calls.intent]: intent(3) }, { ...accepted, offerAmount: 1_000_000_000, parts })
  await screen.findByRole('heading', { name: 'Payment 3 of 1001' })
  screen.getByText('2 payments are in.')
  expect(within(screen.getByRole('region', { name: 'Payments' })).queryByRole('list')).toBeNull()
})

const LINE = '1 of 2 card payments made: $900,000 paid, $900,000 left.'

test('a buyer reads what is paid and left among their offers', async () => {
  fakeFetch({ ...answersFor(ann), [`GET /api/offeredProperty/${annInPath}?limit=24`]: json([dear(1)]) })
  openPage('/dashboard/propertyBought')
  await waitFor(() => expect(screen.getAllByText(LINE)).toHaveLength(2)) // what is due, and the offer
})

test('an agent reads what is paid and left of an accepted offer', async () => {
  fakeFetch({
    ...answersFor(ann, 'agent'),
    [`GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`]: json([dear(1), { ...dear(0), _id: 'offer-2' }]),
  })
  openPage('/dashboard/requestedProperties')
  await screen.findByText(LINE)
  screen.getByText('To be paid in 2 card payments.')
})
