// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const area = '-2.4,53.3,-2.1,53.6'
const all = 'GET /api/allProperty/status?limit=24'
const inArea = `GET /api/allProperty/status?${new URLSearchParams({ bbox: area, limit: '24' })}`
const site = { demo: false, identity: 'embedded', google: true, currency: 'USD' }
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const withTiles = { 'GET /api/site': json({ ...site, mapTiles }) }
const pins = [
  { latitude: 51.5, longitude: -0.1, count: 12, bbox: area, isOnePoint: true },
  {
    latitude: 53.5,
    longitude: -2.2,
    count: 1,
    bbox: area,
    isOnePoint: true,
    home: { _id: cabin._id, title: cabin.title, price: cabin.price },
  },
]

beforeEach(() => {
  // A map without a size can show no part of the world.
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
})

/** The page, with a server that answers every part of the map alike. */
function open(search: string, clusters: Response, more: Parameters<typeof fakeFetch>[0] = {}) {
  const answers: Parameters<typeof fakeFetch>[0] = { ...answersFor(ann), [all]: json([cabin]), ...withTiles, ...more }
  const answered = new Proxy(answers, {
    get: (given, call) => (String(call).startsWith('GET /api/allProperty/clusters?') ? clusters : given[String(call)]),
  })
  return { sent: fakeFetch(answered), router: openPage(`/allProperty${search}`) }
}
const listed = () => screen.findByRole('link', { name: `Details of ${cabin.title}` })

test('loads the map only when it is opened; then the address has it, and the list stays', async () => {
  const { sent, router } = open('', json({ clusters: pins }))
  await listed()
  expect(sent.filter(({ call }) => call.includes('clusters'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Map' }))
  await screen.findByRole('region', { name: 'Map of the homes found' })
  expect(router.state.location.search).toBe('?view=map')
  await listed()
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Map of the homes found' })).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('the pins are buttons from north to south, named by home and price or by how many', async () => {
  open('?view=map', json({ clusters: pins }))
  await screen.findByRole('button', { name: `${cabin.title}, $240K+` })
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.filter((name) => name?.includes('$') || name?.includes('homes'))).toEqual([
    `${cabin.title}, $240K+`,
    '12 homes in one place',
  ])
})

test('a pin opens a card with its homes, which says that their place is approximate, and Escape closes it', async () => {
  const at = `GET /api/allProperty/status?${new URLSearchParams({ bbox: area, limit: '4' })}`
  const { router } = open('?view=map', json({ clusters: pins }), { [at]: json([cabin]), [inArea]: json([cabin]) })
  await userEvent.click(await screen.findByRole('button', { name: '12 homes in one place' }))
  const card = await screen.findByRole('region', { name: '12 homes in this place' })
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true))
  await screen.findByText('Approximate place')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '12 homes in this place' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '12 homes in one place' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 12 in the list' }))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('bbox')).toBe(area))
})

test('a part of the map in the address filters the list, and can be left on the map', async () => {
  const { sent, router } = open(`?view=map&bbox=${area}`, json({ clusters: [] }), { [inArea]: json([cabin]) })
  await listed()
  expect(sent.some(({ call }) => call === inArea)).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }))
  await waitFor(() => expect(sent.some(({ call }) => call === all)).toBe(true))
  expect(router.state.location.search).toBe('?view=map')
})

test.each(['NaN,0,1,1', '1,2', '<b>', '999,0,1,1'])(
  'a part of the map that is none (%s) is passed over',
  async (bbox) => {
    const { sent } = open(`?bbox=${encodeURIComponent(bbox)}`, json({ clusters: [] }))
    await listed()
    expect(sent.some(({ call }) => call === all)).toBe(true)
  },
)

test('shows the list when the pins can’t be loaded', async () => {
  open('?view=map', refused(409, 'No.'))
  await screen.findByRole('button', { name: 'The pins could not be loaded. Try again' })
  await listed()
})

test('a press on the map is a corner of the drawn area, and the second of a double-click is none', async () => {
  open('?view=map', json({ clusters: pins }))
  await userEvent.click(await screen.findByRole('button', { name: 'Draw an area' }))
  await screen.findByRole('region', { name: 'Draw an area' })
  const map = screen.getByRole('region', { name: 'Map of the homes found' })
  const press = (clientX: number, detail: number) => fireEvent.click(map, { clientX, clientY: 300, detail })
  press(200, 2) // its first opened the drawing, by the button that was there
  press(300, 1)
  await screen.findByRole('button', { name: /^Corner 1:/ })
  expect(screen.getAllByRole('button', { name: /^Corner \d+:/ })).toHaveLength(1)
})

const saving = { 'POST /api/savedSearches': json({ insertedId: 'search-1' }, 201) }
const savedQueries = (sent: { call: string; body?: unknown }[]) =>
  sent.filter(({ call }) => call === 'POST /api/savedSearches').map(({ body }) => (body as { query: object }).query)
const pressInTurn = (...buttons: HTMLElement[]) =>
  act(() => {
    for (const button of buttons) button.click()
  })

test('a drawn area that is searched and saved before the page has followed is saved with its area', async () => {
  const { sent } = open('?view=map', json({ clusters: pins }), saving)
  await userEvent.click(await screen.findByRole('button', { name: 'Draw an area' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Circle' }))
  pressInTurn(
    screen.getByRole('button', { name: 'Search here' }),
    screen.getByRole('button', { name: 'Save this search' }),
  )
  await waitFor(() => expect(savedQueries(sent)).toEqual([{ near: expect.stringMatching(/^[-\d.]+,[-\d.]+,\d+$/) }]))
})

test('an area of the map that is left before the page has followed is saved without it', async () => {
  const { sent } = open(`?view=map&bbox=${area}&q=bath`, json({ clusters: [] }), saving)
  const leave = await screen.findByRole('button', { name: 'Search everywhere' })
  pressInTurn(leave, screen.getByRole('button', { name: 'Save this search' }))
  await waitFor(() => expect(savedQueries(sent)).toEqual([{ q: 'bath' }]))
})

test('a filter and a part of the map that change before the page has followed are both kept', async () => {
  const { router } = open(`?view=map&bbox=${area}&type=house`, json({ clusters: [] }))
  const leave = await screen.findByRole('button', { name: 'Search everywhere' })
  pressInTurn(await screen.findByRole('button', { name: 'Remove House' }), leave)
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'))
})
