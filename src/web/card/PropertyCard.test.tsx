import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { now } from '#contract/clock'
import type { Currency } from '#contract/currency'
import type { Property } from '#contract/property'
import { site } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { sessionQuery } from '../platform/session/session.ts'
import { PropertyCard } from './PropertyCard.tsx'

const DAY_MS = 86_400_000

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const cabin: Property = { ...ownCabin, email: 'agent@keyhaven.demo', name: 'Ada Lindqvist' }

/** The card as a site shows it that is in this currency. */
function show(property: Property, currency: Currency = 'USD') {
  queryClient.setQueryData(siteQuery.queryKey, { ...site, currency })
  const router = createMemoryRouter([{ path: '/', element: <PropertyCard property={property} /> }])
  queryClient.setQueryData(sessionQuery.queryKey, { person: null })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('a card shows title, location, agent and price', () => {
  show(cabin)
  for (const text of ['Cabin on the lake', 'Lake Road 9, Bend', 'Ada Lindqvist', 'verified']) screen.getByText(text)
  expect(screen.getByText('$325,000 - $350,000').parentElement?.textContent).toBe('Price Range: $325,000 - $350,000')
})

test('a price typed without a currency sign, or with another, is shown with one dollar sign', () => {
  show({ ...cabin, price: '£640,000' })
  expect(screen.getByText('$640,000').parentElement?.textContent).toBe('Price Range: $640,000')
})

test('a price that is a bare number is shown with separators', () => {
  show({ ...cabin, price: '640000' })
  expect(screen.getByText('$640,000').parentElement?.textContent).toBe('Price Range: $640,000')
})

test('on a site in pounds, prices are shown in pounds', () => {
  show({ ...cabin, price: '£325,000 - £350,000' }, 'GBP')
  expect(screen.getByText('£325,000 - £350,000').parentElement?.textContent).toBe('Price Range: £325,000 - £350,000')
})

test('a card has one link, named after its home', () => {
  show(cabin)
  const link = screen.getByRole('link', { name: 'Details of Cabin on the lake' })
  expect(link.textContent).toBe('Details')
  expect(link.getAttribute('href')).toBe('/propertyDetails/p1')
})

test('a home without a status is pending, and a sold one is marked', () => {
  show({ ...cabin, status: undefined })
  screen.getByText('pending')
  cleanup()
  show({ ...cabin, sold: true })
  screen.getByText('verified')
  screen.getByText('Sold')
})

test('a card says how many pictures a home has, unless there is one', () => {
  show({ ...cabin, pictureCount: 4 })
  expect(screen.getByText('pictures').parentElement?.textContent).toBe('4 pictures')
  cleanup()
  show(cabin)
  expect(screen.queryByText('pictures')).toBeNull()
  expect(screen.queryByText('Floor plan')).toBeNull()
})

test('a card says that a home has a floor plan', () => {
  show({ ...cabin, pictureCount: 2, hasFloorPlan: true })
  screen.getByText('Floor plan')
})

test.each([
  [{}, 'verified'],
  [
    { bedrooms: 3, bathrooms: 2, area: 1240 },
    'verified · 3 bd · 2 ba · 1,240 sq ft, 3 bedrooms, 2 bathrooms, 1,240 square feet',
  ],
  [
    { bedrooms: 1, bathrooms: 1.5, area: 62.5, areaUnit: 'm2' as const },
    'verified · 1 bd · 1.5 ba · 673 sq ft, 1 bedroom, 1.5 bathrooms, 673 square feet', // as the reader measures
  ],
  [{ bedrooms: 0, bathrooms: 1 }, 'verified · studio · 1 ba, studio, 1 bathroom'],
  [{ area: 900, areaUnit: 'ft2' as const }, 'verified · 900 sq ft, 900 square feet'],
])('of a home with %o a card says, in short and spelled out: %s', (facts, line) => {
  show({ ...cabin, ...facts })
  expect(screen.getByText('verified').closest('p')?.textContent).toBe(line)
})

test.each([
  ['new for a week', { verifiedAt: new Date(now().getTime() - 6 * DAY_MS).toISOString() }, 'New'],
  ['no longer new', { verifiedAt: new Date(now().getTime() - 8 * DAY_MS).toISOString() }, undefined],
  ['under offer', { verifiedAt: now().toISOString(), underOffer: true }, 'Under offer'],
  ['sold', { sold: true }, 'Sold'],
  ['pending', { status: undefined }, 'pending'],
])('a card says in its corner what sets a home apart: %s', (_what, state, text) => {
  show({ ...cabin, verifiedAt: undefined, ...state })
  for (const label of ['New', 'Under offer', 'Sold', 'pending'])
    expect([label, screen.queryByText(label) !== null]).toEqual([label, label === text])
})
