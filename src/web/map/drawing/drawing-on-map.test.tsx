// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { areasText, type Ring } from '#contract/drawn-area'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../../test/web/sample-answers.ts'
import { draftOf } from '../../platform/storage/draft.ts'

const site = { demo: false, identity: 'embedded', google: true, currency: 'USD' }
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const all = 'GET /api/allProperty/status?limit=24'

beforeEach(() => {
  // A map without a size can show no part of the world.
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  onTestFinished(() => {
    vi.restoreAllMocks()
    draftOf(ann, 'drawn-area').clear()
  })
})

/** The page, with a server that answers every search alike. */
function open(search: string) {
  const answers: Parameters<typeof fakeFetch>[0] = { ...answersFor(ann), 'GET /api/site': json({ ...site, mapTiles }) }
  const answered = new Proxy(answers, {
    get: (given, call) => {
      if (String(call).startsWith('GET /api/allProperty/clusters?')) return json({ clusters: [] })
      return String(call).startsWith('GET /api/allProperty/status?') ? json([cabin]) : given[String(call)]
    },
  })
  return { sent: fakeFetch(answered), router: openPage(`/allProperty?${search}`) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

const square: Ring = [
  [50, 0],
  [50, 1],
  [51, 1],
  [51, 0],
]

test('the focus goes back to “Draw an area” when the panel is closed, and when the area is removed', async () => {
  open('view=map')
  await press('Draw an area')
  await press('Cancel')
  await hasFocus('Draw an area')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Draw an area' })
  await userEvent.keyboard('{Escape}')
  await hasFocus('Draw an area')
  await press('Draw an area')
  for (let corner = 0; corner < 3; corner++) await press('Add a corner')
  await press('Search here')
  await hasFocus('Change the area')
  await press('Remove the area')
  await hasFocus('Draw an area')
})

test('an area that is half drawn is there again when the page is loaded again, and gone when it is cancelled', async () => {
  open('view=map')
  await press('Draw an area')
  for (let corner = 0; corner < 2; corner++) await press('Add a corner')
  cleanup()
  open('view=map')
  await screen.findByRole('region', { name: 'Draw an area' })
  expect(screen.getAllByRole('button', { name: /^Corner \d+: / })).toHaveLength(2)
  await press('Cancel')
  cleanup()
  open('view=map')
  await screen.findByRole('button', { name: 'Draw an area' })
  expect(screen.queryByRole('region', { name: 'Draw an area' })).toBeNull()
})

test.each([
  ['of no kind', { kind: 'square' }],
  ['without numbers', { kind: 'circle', circle: { latitude: '51', longitude: 0 } }],
  ['whose corner lacks a longitude', { kind: 'areas', rings: [[[51]]] }],
])('a kept drawing %s is none', async (_what, kept) => {
  draftOf(ann, 'drawn-area').keep(kept)
  open('view=map')
  await press('Draw an area')
  await screen.findByRole('region', { name: 'Draw an area' })
  expect(screen.queryByRole('button', { name: /^Corner \d+: / })).toBeNull()
})

test('an area across the line of dates is changed as two, one at each end of the map', async () => {
  const across = square.map(([latitude, longitude]): [number, number] => [latitude, 179.5 + longitude])
  open(`view=map&within=${encodeURIComponent(areasText([across]))}`)
  await press('Change the area')
  await screen.findByRole('region', { name: 'Draw an area' })
  const listed = screen.getAllByRole('button', { name: /^Corner \d+: / }).map(({ textContent }) => textContent)
  expect(listed.filter((text) => text?.match(/, -?180$/))).toHaveLength(4)
  expect(listed.filter((text) => text?.endsWith(', 179.5'))).toHaveLength(2)
  expect(listed.filter((text) => text?.endsWith(', -179.5'))).toHaveLength(2)
})

test.each([
  ['within=%21', 'This link is damaged or incomplete.'],
  [
    `within=${encodeURIComponent(areasText([[0, 100, 200, 300].map((longitude) => [10, longitude])]))}`,
    'An area can’t go round the world or a pole. Draw a smaller one, or several.',
  ],
  ['near=51,0', 'This link is damaged or incomplete.'],
])('the page says that the area of %s was left out and why, until it is removed', async (area, why) => {
  const { sent, router } = open(area)
  await screen.findByText(why)
  screen.getByText('The drawn area in this address was left out of the search.')
  expect(sent.some(({ call }) => call === all)).toBe(true)
  await press('Remove the area')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByText(why)).toBeNull()
})

test('only the area that can’t be read is removed with its notice', async () => {
  const { router } = open('within=%21&near=51,0,5000')
  await press('Remove the area')
  await waitFor(() => expect(router.state.location.search).toBe('?near=51%2C0%2C5000'))
})

test('the focus stays near the chosen filters when one of them is removed', async () => {
  open('type=house&beds=3')
  await press('Remove House')
  await hasFocus('Remove 3+ bedrooms')
})
