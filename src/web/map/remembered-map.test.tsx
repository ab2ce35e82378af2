// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const site = { demo: false, identity: 'embedded', google: true, currency: 'USD' }
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const area = '-122,44,-121,45'
const home = { _id: cabin._id, title: cabin.title, price: cabin.price }
const pin = { latitude: 44.06, longitude: -121.31, count: 1, bbox: area, isOnePoint: true, home }

beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
})

/** A screen on which the map stands next to the list, or has no room there. */
function onScreen(width: 'wide' | 'narrow'): void {
  const matchMedia = window.matchMedia.bind(window)
  const isAsked = (query: string) => query === '(width >= 80rem)'
  const answer = { matches: width === 'wide', addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    isAsked(query) ? (answer as unknown as MediaQueryList) : matchMedia(query),
  )
}

function open(address: string) {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann),
    'GET /api/site': json({ ...site, mapTiles }),
    'GET /api/allProperty/status?limit=24': json([cabin]),
  }
  fakeFetch(
    new Proxy(answers, {
      get: (given, call) =>
        String(call).startsWith('GET /api/allProperty/clusters?') ? json({ clusters: [pin] }) : given[String(call)],
    }),
  )
  return openPage(address)
}
const listed = () => screen.findByRole('link', { name: `Details of ${cabin.title}` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('reopens the map at the next visit until List is pressed', async () => {
  onScreen('wide')
  const router = open('/allProperty')
  await listed()
  await press('Map')
  await router.navigate('/allProperty')
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'))
  await router.navigate('/dashboard/contact')
  await screen.findByRole('button', { name: 'Send' })
  await router.navigate('/allProperty')
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'))
  await press('List')
  await router.navigate('/dashboard/contact')
  await screen.findByRole('button', { name: 'Send' })
  await router.navigate('/allProperty')
  await listed()
  expect(router.state.location.search).toBe('')
})

test('an address opened directly shows its own view', async () => {
  onScreen('wide')
  localStorage.setItem('homes-as-map', 'true')
  const router = open('/allProperty')
  await listed()
  expect(router.state.location.search).toBe('')
})

test('does not open the map by itself where it would replace the list', async () => {
  onScreen('narrow')
  localStorage.setItem('homes-as-map', 'true')
  const router = open('/dashboard/contact')
  await screen.findByRole('button', { name: 'Send' })
  await router.navigate('/allProperty')
  await listed()
  expect(router.state.location.search).toBe('')
})

test('a home that is pointed at or has the focus stands out in the list and on the map', async () => {
  open('/allProperty?view=map')
  const tag = await screen.findByRole('button', { name: `${cabin.title}, $240K+` })
  const card = (await listed()).closest('article')
  const areHighlighted = () => [tag, card].map((element) => element?.hasAttribute('data-highlighted'))
  expect(areHighlighted()).toEqual([false, false])
  await userEvent.hover(card as HTMLElement)
  expect(areHighlighted()).toEqual([true, true])
  await userEvent.unhover(card as HTMLElement)
  expect(areHighlighted()).toEqual([false, false])
  await userEvent.hover(tag)
  expect(areHighlighted()).toEqual([true, true])
  await userEvent.unhover(tag)
  ;(await listed()).focus()
  await waitFor(() => expect(areHighlighted()).toEqual([true, true]))
  await press('List')
  await waitFor(() => expect(card?.hasAttribute('data-highlighted')).toBe(false))
})
