import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { NearbyTown } from '#contract/place'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { NearbyTowns } from './NearbyTowns.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(towns: NearbyTown[], language: string) {
  fakeFetch({ 'GET /api/allProperty/home-1/towns': json({ towns }) })
  vi.stubGlobal('navigator', Object.create(navigator, { language: { value: language } }))
  return render(
    <QueryClientProvider client={queryClient}>
      <NearbyTowns propertyId="home-1" />
    </QueryClientProvider>,
  )
}

test.each([
  ['de-DE', '1.2 km to Bourton, 23 km east of Cheltenham, as the crow flies'],
  ['en-GB', '0.7 miles to Bourton, 15 miles east of Cheltenham, as the crow flies'],
])('a reader of %s reads: %s', async (language, sentence) => {
  show(
    [
      { name: 'Bourton', km: 1.2, direction: 'north' },
      { name: 'Cheltenham', km: 23.4, direction: 'east' },
    ],
    language,
  )
  expect((await screen.findByText('Bourton')).closest('p')?.textContent).toBe(sentence)
})

test('one town is a sentence of its own', async () => {
  show([{ name: 'Suva', km: 11.4, direction: 'north' }], 'fj')
  expect((await screen.findByText('Suva')).closest('p')?.textContent).toBe('11 km to Suva, as the crow flies')
})
