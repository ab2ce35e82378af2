import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const key = `recent-homes:${ann}`
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null')
const barn = { ...cabin, _id: 'home-2', title: 'Barn' }

function open(known: unknown, answers: Parameters<typeof fakeFetch>[0] = {}) {
  localStorage.setItem(key, typeof known === 'string' ? known : JSON.stringify(known))
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    'GET /api/allProperty/home-1': json(cabin),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    ...answers,
  })
  openPage('/propertyDetails/home-1')
  return sent
}

test('a buyer finds the homes again that they looked at, and one that has gone is forgotten', async () => {
  open(['gone', 'home-2'], { 'GET /api/allProperty/byIds?ids=gone%2Chome-2': json({ homes: [barn] }) })
  await screen.findByRole('heading', { name: 'Recently viewed' })
  screen.getByRole('link', { name: 'Details of Barn' })
  await waitFor(() => expect(kept()).toEqual(['home-1', 'home-2']))
})

test('the home that is open is no earlier one', async () => {
  const sent = open(['home-1'])
  await screen.findByRole('heading', { name: 'Reviews of this home' })
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull()
  expect(sent.some(({ call }) => call.includes('byIds'))).toBe(false)
})

test.each(['{', '"text"', '{"a":1}', '[null, 7, {"a":1}, "<script>"]'])(
  'what another left there as %s does no harm',
  async (text) => {
    open(text)
    await screen.findByRole('heading', { name: 'Reviews of this home' })
    await waitFor(() => expect(kept()).toEqual(['home-1']))
  },
)

test('logging out clears it from the browser', async () => {
  open([], { 'POST /api/sign-out': json({ success: true }), 'POST /api/auth/sign-out': json({ success: true }) })
  await waitFor(() => expect(kept()).toEqual(['home-1']))
  localStorage.setItem('recent-homes:bob@example.com', '["home-2"]')
  await userEvent.click(screen.getAllByRole('button', { name: 'LogOut' })[0] as HTMLElement)
  await screen.findByText('User Logout Successfully.')
  expect(Object.keys(localStorage).filter((one) => one.startsWith('recent'))).toEqual([])
})
