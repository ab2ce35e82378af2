import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { now } from '#contract/clock'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../test/web/open-page.tsx'
import { ann, annInPath, offer, wish } from '../../../test/web/sample-answers.ts'
import { today } from '../ui/time/format.ts'

const one = `GET /api/wishlist/${annInPath}/wish-1`
const offers = { [`GET /api/offeredProperty/${annInPath}?limit=24`]: json([offer]) }

function openForm(answers: Parameters<typeof fakeFetch>[0] = {}, email = ann) {
  const sent = fakeFetch({ ...answersFor(ann), [one]: json(wish), ...answers })
  return { sent, router: openPage(`/dashboard/makeOffer/${email}/wish-1`) }
}

async function press(entered: { date?: string; amount?: string }) {
  const date = await screen.findByLabelText('Buying date')
  if (entered.date) await userEvent.type(date, entered.date)
  if (entered.amount) await userEvent.type(screen.getByLabelText('Offered amount'), entered.amount)
  await userEvent.click(screen.getByRole('button', { name: 'Make offer' }))
}

test('the sidebar marks the wishlist, from which the form is opened', async () => {
  openForm()
  await screen.findByLabelText('Title')
  const marked = document.querySelectorAll('nav[aria-label=Dashboard] [aria-current]')
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Wishlist'])
})

test('prefills the known fields as read-only', async () => {
  openForm()
  const known = {
    Title: 'Cabin on the lake',
    Location: 'Lake Road 9, Bend',
    'Agent name': 'Oliver Hartley',
    'Agent email': 'oliver@example.com',
    'Buyer name': 'Ann Example',
    'Buyer email': ann,
    'Price range': '$240,000 - $260,000',
  }
  for (const [label, value] of Object.entries(known)) {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect([field.value, field.readOnly]).toEqual([value, true])
  }
  expect(screen.getByLabelText('Offered amount').getAttribute('placeholder')).toBe('Between $240,000 and $260,000')
})

test('on a site in pounds all amounts are in pounds, typed ones as well', async () => {
  const { sent } = openForm({
    ...offers,
    'GET /api/site': json({ ...site, currency: 'GBP' }),
    [one]: json({ ...wish, price: '£240,000' }),
    'POST /api/offeredProperty': json({ insertedId: 'offer-1' }, 201),
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Price range').value).toBe('£240,000'))
  expect(screen.getByLabelText('Offered amount').getAttribute('placeholder')).toBe('Around £240,000')
  await press({ date: '2099-12-01', amount: '0.49' })
  await screen.findByText('An offer below £0.50 cannot be charged to a card')
  await userEvent.clear(screen.getByLabelText('Offered amount'))
  await press({ amount: '£250,000.50' })
  await screen.findByText('£250,000.50') // under Property Bought
  expect(sent.find(({ call }) => call === 'POST /api/offeredProperty')?.body).toMatchObject({
    offerAmount: '250000.50',
  })
})

test.each([
  [{}, 'Buying date is required'],
  [{}, 'Offered amount is required'],
  [{ date: '2020-01-01' }, 'Buying date must be today or later'],
  [{ amount: '0' }, /must be a positive amount with at most two decimals/],
  [{ amount: '1.005' }, /must be a positive amount with at most two decimals/],
  [{ amount: 'abc' }, /must be a positive amount with at most two decimals/],
  [{ amount: '1.5.2' }, /must be a positive amount with at most two decimals/],
  [{ amount: '0.49' }, 'An offer below $0.50 cannot be charged to a card'],
  [{ amount: '1000000000000' }, 'Offered amount can be at most 999,999,999,999.99'],
])('%o shows: %s', async (entered, message) => {
  const { sent } = openForm()
  await press(entered)
  await screen.findByText(message)
  expect(sent.some(({ call }) => call === 'POST /api/offeredProperty')).toBe(false)
})

test.each([
  ['999999.99', undefined],
  ['1000000', 'If it is accepted, it is paid in 2 card payments.'],
  ['4.5m', 'If it is accepted, it is paid in 5 card payments.'],
])('an offer of %s says in how many payments it is paid: %s', async (amount, words) => {
  openForm()
  await userEvent.type(await screen.findByLabelText('Offered amount'), amount)
  await screen.findByText(/^You offer/)
  expect(screen.queryByText(/card payments/)?.textContent).toEqual(words && expect.stringContaining(words))
})

test.each([
  ['1800000', '1800000.00'],
  ['250000.5', '250000.50'],
  ['$250,000.50', '250000.50'],
  ['19.99', '19.99'],
  ['4.35', '4.35'],
])('an offer of %s is sent as %s, and leads to Property Bought', async (amount, offerAmount) => {
  const { sent, router } = openForm({ ...offers, 'POST /api/offeredProperty': json({ insertedId: 'offer-1' }, 201) })
  await press({ date: '2099-12-01', amount })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/propertyBought'))
  await screen.findByText('Offer sent. The agent has been notified.')
  const { body } = sent.find(({ call }) => call === 'POST /api/offeredProperty') ?? {}
  const { _id, createdAt: _, ...fields } = offer // as the specification lists them, and the home's id
  expect(body).toEqual({ ...fields, buyingDate: '2099-12-01', offerAmount })
})

test('leaving while an offer is being sent doesn’t navigate back, and shows the result', async () => {
  const { answer, give } = deferred<Response>()
  const { router } = openForm({ ...offers, 'POST /api/offeredProperty': () => answer })
  await press({ date: '2099-12-01', amount: '19.99' })
  await router.navigate('/dashboard/contact')
  await screen.findByLabelText('Subject')
  give(json({ insertedId: 'offer-1' }, 201))
  await screen.findByText('Offer sent. The agent has been notified.')
  expect(router.state).toMatchObject({ location: { pathname: '/dashboard/contact' }, navigation: { state: 'idle' } })
})

test('shows the server’s error at its field', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: 'Please check.', requestId: 'r' }
  openForm({
    'POST /api/offeredProperty': json({ ...problem, errors: { buyingDate: 'Not on a Sunday' } }, 422),
  })
  await press({ date: '2099-12-01', amount: '250000' })
  await screen.findByText('Not on a Sunday')
  expect(screen.getByLabelText('Buying date').getAttribute('aria-invalid')).toBe('true')
  expect((await screen.findByText('Something is Wrong!')).closest('[role=alert]')?.textContent).toContain(
    'Please check.',
  )
})

test.each([
  [{ sold: true }, /is sold/],
  [{ withdrawn: true }, /has been withdrawn/],
  [{ agentEmail: ann }, /your own listing/],
])('a home that takes no offer says why: %o', async (change, message) => {
  openForm({ [one]: json({ ...wish, ...change }) })
  await screen.findByText(message)
  expect(screen.queryByLabelText('Offered amount')).toBeNull()
})

test('a wish that could not be loaded can be tried again', async () => {
  const answers = [refused(409, 'No.')]
  openForm({ [one]: () => answers.shift() ?? json(wish) })
  await screen.findByText('This entry of your wishlist could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Offered amount')
})

test('another person’s address asks the server nothing', async () => {
  const { sent } = openForm({}, 'tom@example.com')
  await screen.findByText('This home is no longer on your wishlist.')
  expect(sent.some(({ call }) => call.includes('/wishlist/'))).toBe(false)
})

test('no name of the suggestions contains that of a field', async () => {
  openForm()
  const groups = await screen.findAllByRole('list', { name: /to choose from$/ })
  const names = groups.map((group) => group.getAttribute('aria-label') ?? '')
  expect(names.filter((name) => /Buying date|Offered amount/i.test(name))).toEqual([])
  expect(names).toHaveLength(2)
})

test('an amount and a day are chosen with one press each, and typed over', async () => {
  const { sent } = openForm({ ...offers, 'POST /api/offeredProperty': json({ insertedId: 'offer-1' }, 201) })
  const amounts = within(await screen.findByRole('list', { name: 'Amounts to choose from' }))
  expect(amounts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '$240,000',
    '$250,000',
    '$260,000',
  ])
  await userEvent.click(amounts.getByRole('button', { name: '$250,000' }))
  await screen.findByText('You offer $250,000.00: within the asking price')
  const day = new Date(now().getFullYear(), now().getMonth(), now().getDate() + 28)
  await userEvent.click(screen.getByRole('button', { name: 'In 4 weeks' }))
  expect(screen.getByLabelText<HTMLInputElement>('Buying date').value).toBe(today(day))
  await userEvent.clear(screen.getByLabelText('Offered amount'))
  await press({ amount: '245k' })
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/offeredProperty')?.body).toMatchObject({
      buyingDate: today(day),
      offerAmount: '245000.00',
    }),
  )
})

test('a field is described by its error first, then by its hint', async () => {
  openForm()
  await press({})
  await screen.findByText('Buying date is required')
  const describedBy = screen.getByLabelText('Buying date').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('Buying date is requiredThe day you want to buy.')
})
