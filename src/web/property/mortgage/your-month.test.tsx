import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, wish } from '../../../../test/web/sample-answers.ts'
import { translatePage } from '../../../../test/web/translate-page.ts'

const terms = { depositPercent: 20, ratePercent: 6, years: 30 } // 240,000 → 192,000 borrowed → 1,151.14 a month
const similar = { ...cabin, _id: 'home-2', title: 'Barn', price: '$300,000' }

function openDetails(home: Property = cabin) {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    'GET /api/allProperty/home-1': json(home),
    'GET /api/allProperty/home-1/similar': json({ homes: [similar] }),
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  openPage('/propertyDetails/home-1')
}

test('without terms no price says what it costs a month', async () => {
  openDetails()
  await screen.findByRole('button', { name: 'Set your loan terms' })
  await screen.findByRole('link', { name: 'Details of Barn' })
  expect(screen.queryByText(/≈/)).toBeNull()
})

test.each([
  ['on application', 'onApplication'],
  ['at an auction without a guide price', 'auction'],
] as const)('a price %s has no month, and asks for no terms', async (_when, priceKind) => {
  openDetails({ ...cabin, price: '', priceKind })
  await screen.findByRole('button', { name: 'Add a note' })
  await screen.findByLabelText('Interest rate in % a year') // the calculator, in which a price can be typed, stays
  expect(screen.queryByRole('button', { name: 'Set your loan terms' })).toBeNull()
})

test('a wishlist without a price asks for no terms', async () => {
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([
      { ...wish, price: '', priceKind: 'onApplication' },
      { ...wish, _id: 'wish-2', propertyId: 'home-2', title: 'Mill', sold: true },
    ]),
  })
  openPage('/dashboard/wishlist')
  await screen.findByRole('article', { name: 'Mill' })
  expect(screen.queryByRole('button', { name: 'Set your loan terms' })).toBeNull()
})

test('terms that are set once give the month at the price and on similar homes', async () => {
  openDetails()
  await userEvent.click(await screen.findByRole('button', { name: 'Set your loan terms' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your month' }))
  await userEvent.type(dialog.getByLabelText('Deposit in %'), '20')
  await userEvent.type(dialog.getByLabelText('Interest rate in % a year'), '6')
  await userEvent.type(dialog.getByLabelText('Years'), '30')
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await screen.findByText('≈ $1,151 a month')
  await screen.findByText('≈ $1,439 a month')
  await screen.findByText('$1,151.14')
  expect(screen.getByLabelText<HTMLInputElement>('Interest rate in % a year').value).toBe('6')
  await userEvent.clear(screen.getByLabelText('Years'))
  await screen.findByRole('button', { name: 'Set your loan terms' })
  expect(screen.queryByText(/≈/)).toBeNull()
})

test('on a translated page the monthly payment comes and goes with the terms', async () => {
  openDetails()
  const deposit = await screen.findByLabelText('Deposit in %')
  onTestFinished(translatePage())
  for (let round = 0; round < 2; round++) {
    await userEvent.type(deposit, '20')
    await userEvent.type(screen.getByLabelText('Interest rate in % a year'), '6')
    await userEvent.type(screen.getByLabelText('Years'), '30')
    await screen.findByText('$1,151.14')
    for (const label of ['Years', 'Interest rate in % a year', 'Deposit in %'])
      await userEvent.clear(screen.getByLabelText(label))
    await screen.findByText('Fill in all four to see the monthly payment.')
  }
})

test('the terms of another account are not used', async () => {
  localStorage.setItem('loan-terms:bob@example.com', JSON.stringify(terms))
  openDetails()
  await screen.findByRole('button', { name: 'Set your loan terms' })
})

test('the wishlist adds up the months of the homes that are for sale', async () => {
  localStorage.setItem(`loan-terms:${ann}`, JSON.stringify(terms))
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([
      wish,
      { ...wish, _id: 'wish-2', propertyId: 'home-2', title: 'Barn', price: '$300,000' },
      { ...wish, _id: 'wish-3', propertyId: 'home-3', title: 'Mill', sold: true },
    ]),
  })
  openPage('/dashboard/wishlist')
  await screen.findByText('2 homes for sale here, together ≈ $2,590 a month')
  expect(screen.getAllByText(/^≈ /).map((month) => month.textContent)).toEqual(['≈ $1,151', '≈ $1,439'])
})

function openList(search = '') {
  fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/status?limit=24': json([cabin]),
    'GET /api/allProperty/status?maxPrice=240000&limit=24': json([cabin]),
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  return openPage(`/allProperty${search}`)
}

test('the cards of a list say the month on kept terms, and a month is a highest price', async () => {
  localStorage.setItem(`loan-terms:${ann}`, JSON.stringify(terms))
  const router = openList()
  await screen.findByText('≈ $1,151 a month')
  const field = await screen.findByLabelText<HTMLInputElement>('At most a month')
  await userEvent.type(field, '1,151.14')
  await userEvent.tab()
  await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=240000'))
  await waitFor(() => expect(field.value).toBe('1,151'))
  expect(screen.getByLabelText<HTMLInputElement>('Max price').value).toBe('240,000')
  await userEvent.clear(field)
  await userEvent.type(field, 'cheap')
  await userEvent.tab()
  await screen.findByText('At most a month must be an amount, such as 2,500')
  await userEvent.clear(field)
  await userEvent.tab()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('without terms the filter by month leads to them, and no card has a month', async () => {
  openList()
  const filters = within(await screen.findByRole('region', { name: 'Filters' }))
  await filters.findByText('At most a month')
  await filters.findByRole('button', { name: 'Set your loan terms' })
  expect(screen.queryByText(/≈/)).toBeNull()
})
