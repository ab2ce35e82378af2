import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, bought, cabin, offer } from '../../../../test/web/sample-answers.ts'
import { groupByHome } from './Requests.tsx'

const requests = `GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`
const ben = { buyerName: 'Ben Example', buyerEmail: 'ben@example.com' }
const onCabin: Offer = { ...offer, askingPrice: '260,000' }
const onBarn: Offer = { ...offer, ...ben, _id: 'offer-2', propertyId: 'home-2', title: 'Barn', askingPrice: '100,000' }
const older: Offer = { ...onCabin, ...ben, _id: 'offer-3', offerAmount: 240000 }

const home = (name: string) => screen.findByRole('region', { name })
const rowsIn = (region: HTMLElement) => within(region).getAllByRole('row').slice(1) // after the columns' names

test('an agent finds the offers on a home together, with its picture, asking price and how many there are', async () => {
  fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json([onCabin, onBarn, older]) })
  openPage('/dashboard/requestedProperties')
  const region = await home('Cabin on the lake')
  expect(rowsIn(region)).toHaveLength(2)
  expect(rowsIn(await home('Barn'))).toHaveLength(1)
  expect(region.textContent).toContain('Asking $260,000 · 2 offers')
  expect(region.querySelector('img')?.getAttribute('src')).toContain('home-04-lake-cabin')
  const link = within(region).getByRole('link', { name: 'Cabin on the lake' })
  expect(link.getAttribute('href')).toBe('/propertyDetails/home-1')
  const row = within(screen.getByRole('row', { name: /Ben Example.*\$240,000/ }))
  row.getByText('92.3 % of the asking price')
  row.getByText(/^Received/)
})

test('an agent reads what they replied with a rejection, also an amount alone', async () => {
  const rejected = { ...onCabin, status: 'rejected' as const, closedWhy: 'rejected' as const, counterAmount: 255_000 }
  fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json([rejected, { ...onBarn, reason: 'A little more?' }]) })
  openPage('/dashboard/requestedProperties')
  within(await home('Cabin on the lake')).getByText('You would consider $255,000.')
  const barn = within(await home('Barn'))
  barn.getByText('You wrote: “A little more?”')
  expect(barn.queryByText(/You would consider/)).toBeNull()
})

test('older offers that are loaded later join their home, and no home moves', async () => {
  const next = { link: `</api/offeredProperty?agentEmail=x&cursor=next>; rel="next"`, 'x-total-count': '3' }
  fakeFetch({
    ...answersFor(ann, 'agent'),
    [requests]: json([onCabin, onBarn], 200, next),
    [`${requests}&cursor=next`]: json([older]),
  })
  openPage('/dashboard/requestedProperties')
  const region = await home('Cabin on the lake')
  expect(region.textContent).not.toContain('1 offer')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await within(region).findByText('Ben Example')
  expect(region.textContent).toContain('2 offers')
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Cabin on the lake',
    'Barn',
  ])
})

test('an agent sees for whom a home is held and until when, and a step for each that was taken', async () => {
  const payBefore = new Date(Date.now() + 6.2 * 86_400_000).toISOString()
  const accepted: Offer = { ...onCabin, status: 'accepted', acceptedAt: offer.createdAt, payBefore }
  fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json([accepted, { ...older, rivalAccepted: true }]) })
  openPage('/dashboard/requestedProperties')
  const region = await home('Cabin on the lake')
  expect(region.textContent).toMatch(/Held for Ann Example until .* your time \(6 days left\)/)
  const [held, waiting] = screen.getAllByRole('list', { name: 'Steps of this offer' })
  const now = (steps: HTMLElement | undefined) => steps?.querySelector('[aria-current=step]')?.textContent
  expect(now(held)).toBe('Accepted20 Nov 2026')
  expect(now(waiting)).toBe('Offered20 Nov 2026')
})

test('a sold home leads to its receipt, and one that is gone to no page', async () => {
  const gone: Offer = { ...onBarn, propertyId: undefined, askingPrice: undefined, status: 'rejected' }
  fakeFetch({ ...answersFor(ann, 'agent'), [requests]: json([{ ...bought, askingPrice: '260,000' }, gone]) })
  openPage('/dashboard/requestedProperties')
  const receipt = await screen.findByRole('link', { name: 'Receipt' })
  expect(receipt.getAttribute('href')).toBe('/dashboard/receipt/offer-1')
  const region = within(await home('Barn'))
  region.getByText('No longer listed · 1 offer')
  expect(region.queryByRole('link')).toBeNull()
})

test('an admin answers the offers on their own homes, which their profile leads to', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'admin'),
    [requests]: json([onCabin]),
    'PATCH /api/offeredProperty/offer-1': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Requests on my homes' }))
  await screen.findByRole('heading', { level: 1, name: 'Requests on my homes' })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await screen.findByText('Property Accept Successfully by Agent.')
  expect(sent.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(1)
})

test('an admin without offers is led to add a property', async () => {
  fakeFetch({ ...answersFor(ann, 'admin'), [requests]: json([]) })
  openPage('/dashboard/requestsOnMyHomes')
  expect((await screen.findByRole('main')).contains(await screen.findByText(/^No offers yet/))).toBe(true)
})

test.each([undefined, 'agent'] as const)(
  '%s: only an admin opens an admin’s requests, and no call is made',
  async (role) => {
    const sent = fakeFetch({
      ...answersFor(ann, role),
      'GET /api/allProperty/status?limit=4': json([cabin]),
      'GET /api/reviews?limit=3': json([]),
      [`GET /api/wishlist/${annInPath}`]: json([]),
    })
    const router = openPage('/dashboard/requestsOnMyHomes')
    await screen.findByText('Choose The Comfort Place To Stay')
    expect(router.state.location.pathname).toBe('/')
    expect(sent.filter(({ call }) => call.includes('offeredProperty'))).toEqual([])
  },
)

const on = (_id: string, propertyId: string | undefined, title = 'Cabin'): Offer => ({
  ...offer,
  _id,
  propertyId,
  title,
})
const grouped = (offers: Offer[]) => groupByHome(offers).map(({ offers: each }) => each.map(({ _id }) => _id))

test('offers stand by their home, the one with the newest offer first', () => {
  expect(grouped([on('e', 'barn'), on('d', 'cabin'), on('c', 'barn'), on('b', 'mill')])).toEqual([
    ['e', 'c'],
    ['d'],
    ['b'],
  ])
})

test('offers loaded later join the end of their group, and no group moves', () => {
  const first = [on('e', 'barn'), on('d', 'cabin')]
  expect(grouped([...first, on('c', 'mill'), on('b', 'barn')])).toEqual([['e', 'b'], ['d'], ['c']])
})

test('offers on homes that are gone stand together by title and place, and apart from others', () => {
  expect(grouped([on('c', undefined), on('b', undefined, 'Barn'), on('a', undefined)])).toEqual([['c', 'a'], ['b']])
})

test('groups nothing without offers', () => expect(grouped([])).toEqual([]))
