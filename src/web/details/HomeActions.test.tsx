import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Property } from '#contract/property'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, wish } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'

const agent = { _id: 'agent-1', name: cabin.name, photoURL: null, homesForSale: 1, homesSold: 0 }
const add = 'POST /api/wishlist'
const form = `/dashboard/makeOffer/${annInPath}/wish-1`

function open(home: Property = cabin, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [`GET /api/wishlist/${annInPath}/wish-1`]: json(wish),
    ...answers,
  })
  return {
    router: openPage(`/propertyDetails/${home._id}`),
    wishes: () => sent.filter(({ call }) => call === add),
    sent,
  }
}
/** The one next to the home; the other is for phones. */
const offerLink = async () =>
  within(await screen.findByRole('complementary', { name: 'Price and agent' })).findByRole('link', {
    name: 'Make offer',
  })

test('one press on Make offer adds the home to the wishlist and opens the form', async () => {
  const { router, wishes } = open(cabin, { [add]: json({ insertedId: 'wish-1' }, 201) })
  await userEvent.click(await offerLink())
  await waitFor(() => expect(router.state.location.pathname).toBe(form))
  expect(wishes().map(({ body }) => body)).toMatchObject([{ propertyId: cabin._id, userEmail: ann }])
})

test('Make offer is a link to the form for an offer on this home, for another tab, too', async () => {
  const { router, wishes } = open()
  const link = await offerLink()
  expect(link.getAttribute('href')).toBe('/dashboard/offer/home-1')
  fireEvent.click(link, { ctrlKey: true })
  expect(router.state).toMatchObject({
    location: { pathname: '/propertyDetails/home-1' },
    navigation: { state: 'idle' },
  })
  expect(wishes()).toEqual([])
})

test('leaving before a wish is saved doesn’t navigate back', async () => {
  const { answer, give } = deferred<Response>()
  const { router, wishes } = open(cabin, { [add]: () => answer })
  await userEvent.click(await offerLink())
  await waitFor(() => expect(wishes()).toHaveLength(1))
  await router.navigate('/nowhere')
  await screen.findByRole('link', { name: 'Go Back to Home' })
  give(json({ insertedId: 'wish-1' }, 201))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await act(async () => {})
  expect(router.state).toMatchObject({ location: { pathname: '/nowhere' }, navigation: { state: 'idle' } })
})

test('a wish that fails shows why, and can be tried again', async () => {
  const answers = [refused(409, 'This home is being sold.'), json({ insertedId: 'wish-1' }, 201)]
  const { router } = open(cabin, { [add]: () => answers.shift() ?? refused(500, 'no answer left') })
  await userEvent.click(await offerLink())
  await screen.findByText('Something is Wrong! This home is being sold.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(form))
})

test.each([
  ['one’s own', { email: ann }],
  ['sold', { sold: true }],
  ['pending', { status: undefined }],
  ['paused', { market: 'paused' as const }],
])('a home that is %s takes no offer', async (_what, change) => {
  open({ ...cabin, ...change })
  await screen.findByRole('heading', { name: 'Reviews of this home' })
  expect(screen.queryByRole('link', { name: 'Make offer' })).toBeNull()
})

test('shows the verification date, facts, features and earlier prices', async () => {
  open({
    ...cabin,
    verifiedAt: '2026-11-21T12:00:00.000Z',
    bedrooms: 3,
    area: 1240,
    areaUnit: 'ft2',
    features: ['Garden', 'Private jetty'],
    priceHistory: [{ price: '275000', until: '2026-11-20T12:00:00.000Z' }],
    rating: { average: 4.5, count: 2 },
  })
  expect((await screen.findByText(/^Checked by KeyHaven/)).parentElement?.textContent).toBe(
    'Checked by KeyHaven on 21 November 2026',
  )
  expect(screen.getByText('Area').nextSibling?.textContent).toBe('1,240\u00A0ft² (115\u00A0m²)')
  const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem')
  expect(features.map((item) => item.textContent)).toEqual(['Garden', 'Private jetty'])
  const earlier = within(await screen.findByRole('region', { name: 'Earlier prices' })).getByRole('listitem')
  expect(earlier.textContent).toBe('$275,000until 20 November 2026')
  screen.getByRole('img', { name: '4.5 of 5 stars' })
})

test('shows the price of an area, the days for sale and the energy rating as a place on its scale', async () => {
  const verifiedAt = new Date(Date.now() - 12 * 86_400_000).toISOString()
  open({ ...cabin, area: 100, areaUnit: 'm2', energyRating: 'D', verifiedAt })
  await screen.findByText('On KeyHaven for 12 days')
  screen.getByText('$2,400–$2,600 per m²')
  const inFeet = screen.getByText('$223–$242 per square foot')
  const order = inFeet.compareDocumentPosition(screen.getByText('$2,400–$2,600 per m²'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING, 'the unit of the reader in the United States is first').toBeTruthy()
  expect(screen.getByRole('img', { name: 'D on a scale from A, the best, to G' }).textContent).toBe('D')
})

test('a home that is not for sale has no days for sale', async () => {
  open({ ...cabin, area: 100, areaUnit: 'm2', sold: true, verifiedAt: '2026-11-21T12:00:00.000Z' })
  await screen.findByText('$2,400–$2,600 per m²')
  expect(screen.queryByText(/^On KeyHaven/)).toBeNull()
})

test('a home of which nothing more is known has no empty parts', async () => {
  open()
  await screen.findByRole('heading', { name: 'Reviews of this home' })
  expect(screen.queryByText(/ per m²$|^On KeyHaven/)).toBeNull()
  for (const name of [
    'Facts and features',
    'Earlier prices',
    'Similar homes',
    'Recently viewed',
    'Sold nearby',
    'Sales of this address',
  ])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('the agent stands with their rating, and their name leads to their page', async () => {
  open(
    { ...cabin, agentId: 'agent-1' },
    { 'GET /api/agents/agent-1': json({ ...agent, rating: { average: 4.6, count: 12 } }) },
  )
  const aside = within(await screen.findByRole('complementary', { name: 'Price and agent' }))
  expect(aside.getByRole('link', { name: cabin.name }).getAttribute('href')).toBe('/agent/agent-1')
  await aside.findByRole('img', { name: '4.6 of 5 stars' })
})

test('the price is next to the home with two steps, the agent and the terms', async () => {
  open()
  const aside = within(await screen.findByRole('complementary', { name: 'Price and agent' }))
  aside.getByText('$240,000 - $260,000')
  aside.getByRole('link', { name: 'Make offer' })
  await aside.findByRole('button', { name: 'Set your loan terms' })
  await aside.findByRole('button', { name: 'Add a note' })
  const buttons = aside.getAllByRole('button').map(({ textContent }) => textContent)
  const marks = ['Compare', 'Hide this home', 'Add a note']
  expect(buttons).toEqual(['Set your loan terms', 'Ask for a viewing', ...marks, 'Ask Oliver Hartley'])
})

test('similar homes lead on', async () => {
  open(cabin, { 'GET /api/allProperty/home-1/similar': json({ homes: [{ ...cabin, _id: 'home-2', title: 'Barn' }] }) })
  const link = await screen.findByRole('link', { name: 'Details of Barn' })
  expect(link.getAttribute('href')).toBe('/propertyDetails/home-2')
})

test('calculates a mortgage from typed values, and suggests no rate', async () => {
  open({ ...cabin, price: '$200,000 - $260,000' })
  const rate = await screen.findByLabelText<HTMLInputElement>('Interest rate in % a year')
  expect([screen.getByLabelText<HTMLInputElement>('Home price').value, rate.value]).toEqual(['200000', ''])
  screen.getByText(/^An estimate, not an offer\./)
  await userEvent.type(screen.getByLabelText('Deposit in %'), '0')
  await userEvent.type(screen.getByLabelText('Years'), '30')
  await userEvent.type(rate, '6')
  await screen.findByText('$1,199.10')
  await userEvent.type(rate, 'x')
  await screen.findByText('Interest rate is a number from 0 to 30')
  expect(screen.queryByText('$1,199.10')).toBeNull()
})

test('Share opens the device’s dialog, and cancelling it shows nothing', async () => {
  const share = vi.fn(async (_data: object) => {
    throw new DOMException('', 'AbortError')
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share.mock.calls[0]?.[0]).toEqual({ title: cabin.title, url: expect.stringContaining('http') })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a person reports a home with a reason and a text', async () => {
  const report = 'POST /api/allProperty/home-1/reports'
  const { sent } = open(cabin, { [report]: json({ insertedId: 'r1' }, 201) })
  await userEvent.click(await screen.findByRole('button', { name: 'Report this home' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this home' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await dialog.findByText('Reason is required')
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The pictures are of another home')
  await userEvent.type(dialog.getByLabelText('What did you notice?'), 'Seen in Bath.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Reported. You will be told what we decide.')
  expect(sent.find(({ call }) => call === report)?.body).toEqual({ reason: 'pictures', text: 'Seen in Bath.' })
})

test('an agent can’t report their own home', async () => {
  open({ ...cabin, email: ann })
  await screen.findByRole('heading', { name: 'Reviews of this home' })
  expect(screen.queryByRole('button', { name: 'Report this home' })).toBeNull()
})

test('shows what was paid for this address and nearby, with the median and the licence', async () => {
  const sale = {
    _id: 's1',
    address: '56 Peel Brow, Bury',
    price: 170_000,
    currency: 'GBP',
    soldOn: '2019-04-11',
    perM2: 1700,
  }
  const median = {
    price: 165_500,
    currency: 'GBP',
    count: 12,
    type: 'house',
    postcode: 'BL00',
    from: '2018-01-02',
    to: '2021-03-04',
  }
  open(cabin, {
    'GET /api/allProperty/home-1/soldPrices': json({
      ofAddress: [sale],
      nearby: [{ ...sale, _id: 's2', address: '58 Peel Brow, Bury', perM2: undefined }],
      median,
      licence: 'Contains HM Land Registry data.',
    }),
  })
  const own = within(await screen.findByRole('region', { name: 'Sales of this address' })).getByRole('listitem')
  expect(own.textContent).toBe('56 Peel Brow, Bury11 April 2019£170,000£1,700 per m²')
  const nearby = within(screen.getByRole('region', { name: 'Sold nearby' }))
  expect(nearby.getByRole('listitem').textContent).toBe('58 Peel Brow, Bury11 April 2019£170,000')
  nearby.getByText('Median £165,500')
  nearby.getByText('Of 12 homes of this type sold in BL00, 2 January 2018 to 4 March 2021.')
  screen.getByText('Contains HM Land Registry data.')
})
