import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../../test/web/sample-answers.ts'

const bend = { latitude: 44.06, longitude: -121.31 }
const near = { ...cabin, ...bend }
const far = { ...cabin, _id: 'home-2', title: 'Barn', latitude: 47.6, longitude: -122.33 }
const work = { name: 'work', latitude: 47.61, longitude: -122.33 } // in Seattle
const keepFor = (email: string, places: object[] = [work]) =>
  localStorage.setItem(`my-places:${email}`, JSON.stringify(places))
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const site = { demo: false, identity: 'embedded', google: true, currency: 'USD', mapTiles }

beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
})

function openList(search = '') {
  const answers = {
    ...answersFor(ann),
    'GET /api/site': json(site),
    'GET /api/allProperty/status?limit=24': json([near, far]),
  }
  fakeFetch(
    new Proxy(answers, {
      get: (given, call) =>
        String(call).startsWith('GET /api/allProperty/clusters?')
          ? json({ clusters: [] })
          : given[String(call) as keyof typeof given],
    }),
  )
  openPage(`/allProperty${search}`)
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

test('cards say how far it is to the places of this account, and the nearest can come first', async () => {
  keepFor(ann)
  openList()
  await screen.findByText('250 miles to work')
  await screen.findByText('0.7 miles to work')
  expect(titles()).toEqual([near.title, 'Barn'])
  const order = await screen.findByLabelText('Order of what is shown')
  await userEvent.selectOptions(order, 'Nearest to work')
  await waitFor(() => expect(titles()).toEqual(['Barn', near.title]))
  await userEvent.selectOptions(order, 'As found')
  await waitFor(() => expect(titles()).toEqual([near.title, 'Barn']))
})

test('the places of another account are not used', async () => {
  keepFor('bob@example.com')
  openList()
  await screen.findByRole('link', { name: 'Details of Barn' })
  expect(screen.queryByText(/miles to/)).toBeNull()
  expect(screen.queryByLabelText('Order of what is shown')).toBeNull()
})

test('the page of a home says how far it is, as the crow flies', async () => {
  keepFor(ann)
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(near),
    'GET /api/allProperty/home-1': json(near),
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  openPage('/propertyDetails/home-1')
  const place = within(await screen.findByRole('region', { name: 'Place' }))
  expect((await place.findByText('250 miles to work')).parentElement?.textContent).toBe(
    '250 miles to work, as the crow flies',
  )
})

test('a place is dropped on the map, named, moved by arrow keys and removed', async () => {
  openList('?view=map')
  await userEvent.click(await screen.findByRole('button', { name: 'My places' }))
  const panel = within(await screen.findByRole('region', { name: 'My places' }))
  await userEvent.click(panel.getByRole('button', { name: 'Drop a pin' }))
  const name = await panel.findByLabelText('Name of place 1')
  expect(document.activeElement).toBe(name)
  await userEvent.type(name, 'mum')
  const kept = () => JSON.parse(localStorage.getItem(`my-places:${ann}`) ?? '[]')
  const [{ latitude }] = kept()
  screen.getByRole('button', { name: /^My place: .*mum/ }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() =>
    expect(kept()).toEqual([{ name: 'mum', latitude: expect.any(Number), longitude: expect.any(Number) }]),
  )
  expect(kept()[0].latitude).toBeGreaterThan(latitude)
  await screen.findAllByText(/miles? to mum/)
  await userEvent.click(panel.getByRole('button', { name: 'Remove place 1' }))
  await waitFor(() => expect(localStorage.getItem(`my-places:${ann}`)).toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'My places' }))
})

test('three places are the limit', async () => {
  keepFor(ann, [work, { ...work, name: 'mum' }, { ...work, name: 'school' }])
  openList('?view=map')
  await userEvent.click(await screen.findByRole('button', { name: 'My places' }))
  const drop = await screen.findByRole('button', { name: 'Drop a pin' })
  expect(drop.getAttribute('aria-disabled')).toBe('true')
})

test('the second press of a double-click on what stood there before does not open the panel', async () => {
  openList('?view=map')
  const button = await screen.findByRole('button', { name: 'My places' })
  fireEvent.click(button, { detail: 2 })
  expect(button.isConnected).toBe(true)
  await userEvent.click(button)
  expect(button.isConnected).toBe(false)
})
