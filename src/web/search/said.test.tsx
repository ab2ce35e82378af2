// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const facets = { total: 1, type: {}, bedrooms: {}, bathrooms: {}, feature: {} }
const SENTENCE = '3 bed house near Bath'
const meaning = { q: 'Bath', beds: '3', type: ['house'] }
const encoded = new URLSearchParams({ q: SENTENCE }).toString()

function open(address: string, understood: object) {
  const queries = ['', '?type=house&beds=3&q=Bath', `?${encoded}`, '?beds=3&q=Bath&type=house', '?q=Mill+House']
  const lists = queries.flatMap((query) => [
    [`GET /api/allProperty/facets${query}`, json(facets)],
    [`GET /api/allProperty/status${query ? `${query}&` : '?'}limit=24`, json([cabin])],
  ])
  fakeFetch({ ...answersFor(ann), ...Object.fromEntries(lists), ...understood })
  return openPage(address)
}

test('a sentence becomes filters when it is submitted, and its words come back at a press', async () => {
  const router = open('/allProperty', { [`GET /api/allProperty/understood?${encoded}`]: json(meaning) })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), `${SENTENCE}{Enter}`)
  await screen.findByRole('button', { name: 'Remove House' })
  screen.getByRole('button', { name: 'Remove 3+ bedrooms' })
  const address = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(address)).toEqual({ q: 'Bath', beds: '3', type: 'house' })
  await userEvent.click(await screen.findByRole('button', { name: 'Search for these words instead' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?${encoded}`))
  expect(screen.queryByRole('button', { name: 'Search for these words instead' })).toBeNull()
})

test('words of which nothing is understood are searched as they are', async () => {
  const router = open('/allProperty', { 'GET /api/allProperty/understood?q=Mill+House': json({ q: 'Mill House' }) })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'Mill House{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=Mill+House'))
  expect(screen.queryByRole('button', { name: 'Search for these words instead' })).toBeNull()
})

test('a sentence that another page sends here is read', async () => {
  const answer = { [`GET /api/allProperty/understood?${encoded}`]: json(meaning) }
  const router = open('/terms', answer)
  await router.navigate(`/allProperty?${encoded}`)
  await screen.findByRole('button', { name: 'Search for these words instead' })
  expect(router.state.location.search).toContain('beds=3')
})

test('the words of an address that is opened stay words', async () => {
  const router = open(`/allProperty?${encoded}`, {})
  await screen.findByRole('article')
  expect(router.state.location.search).toBe(`?${encoded}`)
})

test('what a sentence asks for replaces a limit of before that contradicts it, and no other', async () => {
  const said = new URLSearchParams({ q: 'at most 2 beds' }).toString()
  const router = open('/allProperty?beds=3&maxPrice=500000', {
    [`GET /api/allProperty/understood?${said}`]: json({ maxBeds: '2' }),
  })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'at most 2 beds{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=500000&maxBeds=2'))
})
