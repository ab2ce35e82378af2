import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SavedSearch } from '#contract/saved-search'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { savedSearchKeys } from './saved-search.queries.ts'

const KEYS = 'GET /api/savedSearches?limit=50'
const LIST = 'GET /api/savedSearches?limit=24'
const search: SavedSearch = {
  _id: 'search-1',
  name: 'By the river',
  query: { q: 'bath', type: ['house', 'townhouse'], minPrice: '200000' },
  frequency: 'instant',
  createdAt: '2026-11-20T09:30:00.000Z',
  seenAt: '2026-11-20T09:00:00.000Z',
  newHomes: 3,
}

function open(answers: Parameters<typeof fakeFetch>[0], address = '/dashboard/savedSearches') {
  const sent = fakeFetch({ ...answersFor(ann), [LIST]: json([search]), ...answers })
  return { sent, router: openPage(address) }
}
const row = () => screen.findByRole('article')
const bodies = (sent: { call: string; body?: unknown }[], method: string) =>
  sent.filter(({ call }) => call.startsWith(method)).map(({ body }) => body)

test('a buyer saves the current search once, named by its filters, and is then led to it', async () => {
  const address = '/allProperty?q=bath&type=house&beds=2&sort=priceAsc'
  const saves: SavedSearch[] = []
  const { sent } = open(
    {
      'GET /api/allProperty/status?q=bath&type=house&beds=2&sort=priceAsc&limit=24': json([cabin]),
      'GET /api/allProperty/facets?q=bath&type=house&beds=2': json({
        total: 1,
        type: {},
        bedrooms: {},
        bathrooms: {},
        feature: {},
      }),
      [KEYS]: () => json(saves.length === 0 ? [] : saves),
      'POST /api/savedSearches': () => {
        saves.push({ ...search, query: { q: 'Bath', type: ['house'], beds: '2' } })
        return json({ insertedId: 'search-1' }, 201)
      },
    },
    address,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  const saved = await screen.findByRole('link', { name: 'Saved' })
  expect([saved.getAttribute('href'), document.activeElement]).toEqual(['/dashboard/savedSearches', saved])
  expect(bodies(sent, 'POST /api/savedSearches')).toEqual([
    { name: '“bath”, House, 2+ bedrooms', query: { q: 'bath', type: ['house'], beds: '2' } },
  ])
  expect(screen.getByRole('link', { name: 'Saved searches' }).getAttribute('href')).toBe('/dashboard/savedSearches')

  const field = screen.getByLabelText('Search')
  field.focus()
  const { queryKey } = savedSearchKeys(ann)
  const keys = queryClient.getQueryData(queryKey)
  act(() => void queryClient.setQueryData(queryKey, []))
  await screen.findByRole('button', { name: 'Save this search' })
  act(() => void queryClient.setQueryData(queryKey, keys))
  await screen.findByRole('link', { name: 'Saved' })
  expect(document.activeElement).toBe(field) // shown again, the link leaves the focus where it is
})

test('a search that was made for other words is saved with those, so that alerts find what the list shows', async () => {
  const facets = { total: 1, type: {}, bedrooms: {}, bathrooms: {}, feature: {} }
  const { sent } = open(
    {
      'GET /api/allProperty/status?q=Munich&beds=2&limit=24': json([cabin], 200, { 'x-searched-for': 'M%C3%BCnchen' }),
      'GET /api/allProperty/facets?q=Munich&beds=2': json(facets),
      [KEYS]: json([]),
      'POST /api/savedSearches': json({ insertedId: 'search-1' }, 201),
    },
    '/allProperty?q=Munich&beds=2',
  )
  await screen.findByText('Showing results for München')
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }))
  const saved = { name: '“München”, 2+ bedrooms', query: { q: 'München', beds: '2' } }
  await waitFor(() => expect(bodies(sent, 'POST /api/savedSearches')).toEqual([saved]))
})

test('a search that was saved before says so from the start', async () => {
  open(
    {
      'GET /api/allProperty/status?q=RIVER+bath&limit=24': json([cabin]),
      'GET /api/allProperty/facets?q=RIVER+bath': json({
        total: 1,
        type: {},
        bedrooms: {},
        bathrooms: {},
        feature: {},
      }),
      [KEYS]: json([{ ...search, query: { q: 'bath river' } }]),
    },
    '/allProperty?q=RIVER+bath',
  )
  await screen.findByRole('link', { name: 'Saved' })
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
})

test('a deleted search comes back by Undo, without a question before', async () => {
  const { sent } = open({
    'DELETE /api/savedSearches/search-1': json({ deletedCount: 1 }),
    'PUT /api/savedSearches/search-1': json({ modifiedCount: 1 }),
  })
  await userEvent.click(within(await row()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Deleted!')
  expect(within(await row()).queryByRole('button', { name: 'Delete' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await within(await row()).findByRole('button', { name: 'Delete' })
  expect(sent.filter(({ call }) => /(DELETE|PUT)/.test(call))).toHaveLength(2)
})

test('a search that can’t be saved says why, and can be tried again', async () => {
  open(
    {
      'GET /api/allProperty/status?limit=24': json([cabin]),
      'GET /api/allProperty/facets': json({ total: 1, type: {}, bedrooms: {}, bathrooms: {}, feature: {} }),
      'POST /api/savedSearches': refused(409, 'You can save at most 50 searches.'),
    },
    '/allProperty',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  await screen.findByText('You can save at most 50 searches.')
  screen.getByRole('button', { name: 'Save this search' })
})

test('a saved search leads to its homes, says how many are new, and is seen by opening it', async () => {
  const { sent, router } = open({
    'PATCH /api/savedSearches/search-1': json({ modifiedCount: 1 }),
    'GET /api/allProperty/status?q=bath&minPrice=200000&type=house&type=townhouse&limit=24': json([cabin]),
    'GET /api/allProperty/facets?q=bath&minPrice=200000&type=house&type=townhouse': json({}),
  })
  await screen.findByText('3 new since you last looked')
  screen.getByText('“bath”, From $200,000, House, Townhouse')
  await userEvent.click(screen.getByRole('link', { name: 'By the river' }))
  expect(router.state.location.search).toBe('?q=bath&type=house&type=townhouse&minPrice=200000')
  await waitFor(() => expect(bodies(sent, 'PATCH')).toEqual([{ isSeen: true }]))
})

test('a person changes a search’s frequency and name', async () => {
  const { sent } = open({ 'PATCH /api/savedSearches/search-1': json({ modifiedCount: 1 }) })
  await userEvent.selectOptions(within(await row()).getByLabelText('Notify me'), 'Once a day')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = screen.getByRole('dialog', { name: 'Rename this search' })
  const name = within(dialog).getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await within(dialog).findByText('Name is required')
  await userEvent.type(name, 'Near the school')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Name changed')
  expect(bodies(sent, 'PATCH')).toEqual([{ frequency: 'daily' }, { name: 'Near the school' }])
})

test('shows the next step without saved searches, and a retry after a failure', async () => {
  open({ [LIST]: json([]) })
  await screen.findByText(/You haven’t saved any searches yet/)
  screen.getByRole('link', { name: 'See all homes' })
})

test('saved searches that fail to load show an error and a retry', async () => {
  open({ [LIST]: refused(404, 'Gone.') })
  await screen.findByText('Your saved searches could not be loaded.')
})
