// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const facets = {
  total: 28,
  type: { house: 16, apartment: 12, townhouse: 0, land: '1000+', other: 0 },
  bedrooms: { '1+': 20, '2+': 12 },
  bathrooms: { '1+': 20 },
  feature: { Garden: 9, 'Roof terrace': 2 },
}
const list = (query: string) => `GET /api/allProperty/status?${query}limit=24`
const counts = (query: string) => `GET /api/allProperty/facets${query}`

function open(search: string, answers: Parameters<typeof fakeFetch>[0]) {
  fakeFetch({ ...answersFor(ann), [list('')]: json([cabin]), [counts('')]: json(facets), ...answers })
  return openPage(`/allProperty${search}`)
}

test('a buyer picks types, rooms and features by how many homes they give, and finds them in the address', async () => {
  const narrowed = ['?type=apartment', '&type=land', '&beds=2', '&baths=1', '&area=1200'].map((_, at, steps) =>
    steps.slice(0, at + 1).join(''),
  )
  const router = open('', Object.fromEntries(narrowed.map((query) => [counts(query), json(facets)])))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Apartment 12' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Land 1,000+' }))
  await userEvent.selectOptions(screen.getByLabelText('Bedrooms'), '2+ (12)')
  await userEvent.selectOptions(screen.getByLabelText('Bathrooms'), '1+ (20)')
  await userEvent.type(screen.getByLabelText('Area'), '1,200')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Garden 9' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?type=apartment&type=land&beds=2&baths=1&area=1200&feature=Garden'),
  )
  expect(screen.getByRole('group', { name: 'Type' })).toBeDefined()
  expect(screen.getByRole('group', { name: 'Features' })).toBeDefined()
})

test('the filters have a heading, and a button before them leads past them to the homes', async () => {
  open('', {})
  await screen.findByRole('article')
  const skip = screen.getByRole('button', { name: 'Skip to 1 home' })
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(headings).toEqual(['H1 All Properties', 'H2 Filters', 'H2 Homes found', 'H3 Cabin on the lake'])
  const filters = screen.getByRole('region', { name: 'Filters' })
  expect(skip.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(skip)
  expect(document.activeElement?.contains(screen.getByRole('article'))).toBe(true)
})

test('a choice shows at least how many homes it gives, and no number where that is not known', async () => {
  const rounded = { ...facets, type: { house: '240+', land: '0+' }, bedrooms: { '1+': '24+', '2+': '0+' } }
  open('', { [counts('')]: json(rounded) })
  await screen.findByRole('checkbox', { name: 'House 240+' })
  screen.getByRole('checkbox', { name: 'Land' })
  const options = [...(screen.getByLabelText('Bedrooms') as HTMLSelectElement).options].map(({ text }) => text)
  expect(options).toEqual(['Any', '1+ (24+)', '2+'])
})

test('choices that are pressed faster than the page follows are all kept, and one that is pressed twice is off again', async () => {
  const router = open('', {})
  const [house, garden, terrace] = [
    await screen.findByRole('checkbox', { name: 'House 16' }),
    screen.getByRole('checkbox', { name: 'Garden 9' }),
    screen.getByRole('checkbox', { name: 'Roof terrace 2' }),
  ]
  act(() => {
    for (const box of [garden, house, terrace, garden]) box.click()
  })
  await waitFor(() => expect(router.state.location.search).toBe('?type=house&feature=Roof+terrace'))
  expect([house, garden, terrace].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true])
})

test('a buyer takes one filter off, then Back brings it again, and Clear all takes off every one', async () => {
  const query = '?type=house&beds=2'
  const router = open(`${query}&sort=priceAsc`, {})
  await userEvent.click(await screen.findByRole('button', { name: 'Remove House' }))
  expect(router.state.location.search).toBe('?beds=2&sort=priceAsc')
  await router.navigate(-1)
  await screen.findByRole('button', { name: 'Remove House' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(router.state.location.search).toBe('?sort=priceAsc')
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

test('an empty result with several filters offers the search by words alone', async () => {
  const without = [{ filter: 'filters', total: 7 }]
  const router = open('?q=bury&maxPrice=1&type=house&beds=5', {
    [list('q=bury&maxPrice=1&type=house&beds=5&')]: json([]),
    [counts('?q=bury&maxPrice=1&type=house&beds=5')]: json({ ...facets, total: 0, without }),
    [list('q=bury&')]: json([cabin]),
    [counts('?q=bury')]: json(facets),
  })
  await userEvent.click(await screen.findByRole('button', { name: '7 homes without the filters' }))
  expect(router.state.location.search).toBe('?q=bury')
  await screen.findByText('1 home')
})

test.each([
  ['sa', 1],
  ['elm rd', 1],
  ['elm', 0],
])('an empty result for “%s” explains short words: %i', async (q, times) => {
  const query = q.replace(' ', '+')
  open(`?q=${query}`, {
    [list(`q=${query}&`)]: json([]),
    [counts(`?q=${query}`)]: json({ ...facets, total: 0 }),
  })
  await screen.findByText('No home matches this search.')
  expect(screen.queryAllByText(/match whole words only/)).toHaveLength(times)
})

test('an empty result offers searches without one of the filters', async () => {
  const without = [{ filter: 'price', total: 12 }]
  const router = open('?maxPrice=1&type=house', {
    [list('maxPrice=1&type=house&')]: json([]),
    [counts('?maxPrice=1&type=house')]: json({ ...facets, total: 0, without }),
    [list('type=house&')]: json([cabin]),
  })
  await userEvent.click(await screen.findByRole('button', { name: '12 homes without the price limit' }))
  expect(router.state.location.search).toBe('?type=house')
  await screen.findByText('1 home')
})

test('a misspelt place shows the corrected one', async () => {
  open('?q=ramsbotom', {
    [list('q=ramsbotom&')]: json([cabin], 200, { 'x-searched-for': 'Ramsbottom%20upon%20Tyne' }),
  })
  await screen.findByText('Showing results for Ramsbottom upon Tyne')
})

test('on screens between the filters are folded behind a button', async () => {
  open('', {})
  const button = await screen.findByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const done = await screen.findByRole('button', { name: 'Show 1 home' })
  done.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  const cards = screen.getByRole('heading', { name: 'Homes found' })
  expect(document.activeElement?.contains(cards)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('on phones the filters are a sheet, whose button in the bar has the number of chips', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 48rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open('?q=bury&type=house&type=land&beds=2', {
    [list('q=bury&type=house&type=land&beds=2&')]: json([cabin]),
    [counts('?q=bury&type=house&type=land&beds=2')]: json(facets),
  })
  const button = await screen.findByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-description')).toBe('4 filters')
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(4)
  expect(screen.queryByRole('group', { name: 'Type' })).toBeNull()
  await userEvent.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'House 16' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1 home' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const cards = screen.getByRole('heading', { name: 'Homes found' })
  expect(document.activeElement?.contains(cards)).toBe(true)
})

test('the banner makes room for a search, and stays for screen readers', async () => {
  const router = open('', { [list('type=house&')]: json([cabin]), [counts('?type=house')]: json(facets) })
  const banner = () => screen.getByText('Unlock Your Dream Home').closest('.sr-only')
  await screen.findByRole('checkbox', { name: 'House 16' })
  expect(banner()).toBeNull()
  await act(() => router.navigate('/allProperty?type=house'))
  await waitFor(() => expect(banner()).not.toBeNull())
})

test('few results offer the searches without one of their filters below', async () => {
  const without = [
    { filter: 'beds', total: 7 },
    { filter: 'type', total: 9, isAlone: true },
  ]
  const router = open('?type=house&beds=5', {
    [list('type=house&beds=5&')]: json([cabin]),
    [counts('?type=house&beds=5')]: json({ ...facets, total: 1, without }),
    [list('type=house&')]: json([cabin]),
    [counts('?type=house')]: json(facets),
  })
  await screen.findByText('Few homes match.')
  await userEvent.click(screen.getByRole('button', { name: '9 homes with the type alone' }))
  expect(router.state.location.search).toBe('?type=house')
})

test('the unit of areas is the reader’s, is sent with an area alone, and is remembered for cards and the next search', async () => {
  const home = { ...cabin, area: 100, areaUnit: 'm2' as const }
  const router = open('', { [list('')]: json([home]), [list('area=90&areaUnit=m2&')]: json([home]) })
  await screen.findByText('1,076 sq ft', { exact: false }) // the language of the tests is that of the United States
  const unit = screen.getByLabelText('Unit') as HTMLSelectElement
  expect(unit.value).toBe('ft2')
  await userEvent.selectOptions(unit, 'm²')
  await screen.findByText('100 m²', { exact: false })
  expect(router.state.location.search).toBe('')
  await userEvent.type(screen.getByLabelText('Area'), '90')
  await waitFor(() => expect(router.state.location.search).toBe('?area=90&areaUnit=m2'))
  expect(localStorage.getItem('area-unit')).toBe('m2')
})
