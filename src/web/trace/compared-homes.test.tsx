import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const names = ['Cabin', 'Barn', 'Mill', 'Loft', 'Villa']
const homes = names.map((title, index) => ({ ...cabin, _id: `home-${index + 1}`, title }))
const KEY = `recent-compared:${ann}`
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ id }: { id: string }) => id)

function openList() {
  fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/status?limit=24': json(homes),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    'POST /api/sign-out': json({ success: true }),
  })
  return openPage('/allProperty')
}
const toggle = (title: string) => screen.findByRole('button', { name: `Compare: ${title}` })
const tray = () => screen.findByRole('region', { name: 'Homes to compare' })

test('homes chosen on their cards stand in a tray with the limit, which leads to the comparison', async () => {
  openList()
  await userEvent.click(await toggle('Cabin'))
  await userEvent.click(await toggle('Barn'))
  expect((await toggle('Barn')).getAttribute('aria-pressed')).toBe('true')
  const shown = within(await tray())
  shown.getByText('2 of 4 homes')
  shown.getByText('You can compare up to 4.')
  expect(shown.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?ids=home-1,home-2')
})

test('a fifth home is refused with a notice', async () => {
  openList()
  for (const title of names) await userEvent.click(await toggle(title))
  await screen.findByText('You can compare up to 4 homes')
  expect(kept()).toEqual(['home-1', 'home-2', 'home-3', 'home-4'])
  expect((await toggle('Villa')).getAttribute('aria-pressed')).toBe('false')
})

test('a home is taken out on its card or in the tray, and all at once with an undo', async () => {
  openList()
  for (const title of ['Cabin', 'Barn', 'Mill']) await userEvent.click(await toggle(title))
  await userEvent.click(await toggle('Barn'))
  expect(kept()).toEqual(['home-1', 'home-3'])
  await userEvent.click(within(await tray()).getByRole('button', { name: 'Take out of the comparison: Cabin' }))
  expect(kept()).toEqual(['home-3'])
  await userEvent.click(within(await tray()).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Homes to compare' })).toBeNull())
  expect(document.activeElement?.id).toBe('content')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  within(await tray()).getByText('1 of 4 homes')
})

test('logging out forgets the choice', async () => {
  openList()
  await userEvent.click(await toggle('Cabin'))
  await userEvent.click(screen.getAllByRole('button', { name: 'LogOut' })[0] as HTMLElement)
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
})

test.each(['{', '"text"', '[null, 7, {"id":1}]', '{"id":"x"}'])(
  'what another left there as %s does no harm',
  async (text) => {
    localStorage.setItem(KEY, text)
    openList()
    await toggle('Cabin')
    expect(screen.queryByRole('region', { name: 'Homes to compare' })).toBeNull()
  },
)

test('the page of a home chooses it, too', async () => {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    'GET /api/allProperty/home-1': json(cabin),
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  openPage('/propertyDetails/home-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  within(await tray()).getByText('1 of 4 homes')
  expect(kept()).toEqual(['home-1'])
})

test('a visitor has nothing to choose with', async () => {
  fakeFetch({
    ...visitorAnswers,
    'GET /api/allProperty/status?limit=4': json(homes.slice(0, 1)),
    'GET /api/reviews?limit=3': json([]),
  })
  openPage('/')
  await screen.findByRole('link', { name: 'Details of Cabin' })
  expect(screen.queryByRole('button', { name: /^Compare: / })).toBeNull()
})
