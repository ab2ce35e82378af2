import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'
import { keepSeen, MAX_SEEN } from './seen-homes.ts'

const KEY = `recent-seen:${ann}`
const barn = { ...cabin, _id: 'home-2', title: 'Barn', verifiedAt: '2026-11-21T09:00:00.000Z' }
const search = {
  _id: 'search-1',
  name: 'Lakes',
  query: {},
  frequency: 'none',
  createdAt: '2026-11-01T09:00:00.000Z',
  seenAt: '2026-11-20T09:00:00.000Z',
  newHomes: 0,
}

function open(address: string) {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    'GET /api/allProperty/home-1': json(cabin),
    'GET /api/allProperty/status?limit=24': json([{ ...cabin, verifiedAt: '2026-11-19T09:00:00.000Z' }, barn]),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    'GET /api/savedSearches?limit=24': json([search]),
    'PATCH /api/savedSearches/search-1': json({ modifiedCount: 1 }),
  })
  return { sent, router: openPage(address) }
}
const card = (name: string) => screen.findByRole('article', { name })

test('the page of a home keeps that it was seen', async () => {
  open('/propertyDetails/home-1')
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe('home-1'))
})

test('a home that was seen is marked in words on its card, until that is switched off', async () => {
  localStorage.setItem(KEY, 'home-1')
  open('/allProperty')
  await within(await card(cabin.title)).findByText('Seen')
  expect(within(await card('Barn')).queryByText('Seen')).toBeNull()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dim homes that I have seen in this browser' }))
  await waitFor(() => expect(screen.queryByText('Seen')).toBeNull())
  expect(localStorage.getItem(`dim-seen-homes:${ann}`)).toBe('off')
  expect(localStorage.getItem(KEY)).toBe('home-1')
})

test('without a home that was seen there is nothing to switch', async () => {
  open('/allProperty')
  await within(await card(cabin.title)).findByRole('button', { name: `Compare: ${cabin.title}` })
  expect(screen.queryByRole('checkbox', { name: /^Dim/ })).toBeNull()
})

test(`the last ${MAX_SEEN} homes are kept, each once`, () => {
  for (let home = 0; home <= MAX_SEEN; home++) keepSeen(ann, `h${home}`)
  keepSeen(ann, 'h7')
  const ids = localStorage.getItem(KEY)?.split(',') ?? []
  localStorage.removeItem(KEY)
  expect(ids).toHaveLength(MAX_SEEN)
  expect(ids.slice(0, 2)).toEqual(['h7', `h${MAX_SEEN}`])
  expect(ids).not.toContain('h0')
})

test('opening a saved search marks what is new to it since it was last opened, and keeps the visit', async () => {
  const { sent } = open('/dashboard/savedSearches')
  await userEvent.click(await screen.findByRole('link', { name: 'Lakes' }))
  await within(await card('Barn')).findByText('New since your last visit')
  expect(within(await card(cabin.title)).queryByText('New since your last visit')).toBeNull()
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([{ isSeen: true }]),
  )
})
