import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, cabin, ownCabin } from '../../../../test/web/sample-answers.ts'

const own = 'GET /api/allProperty?email=ann%40example.com&status=verified&limit=100'

test('a home’s window card has its place, price, facts, text, agent and the QR code of its page', async () => {
  fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/home-1': json({
      ...cabin,
      bedrooms: 3,
      tenure: 'freehold',
      energyRating: 'C',
      yearBuilt: 1901,
    }),
  })
  openPage('/dashboard/windowCards?home=home-1')
  const card = within(await screen.findByRole('article', { name: cabin.title }))
  for (const text of [cabin.title, cabin.location, cabin.price, cabin.description, cabin.name]) card.getByText(text)
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Bedrooms',
    'Energy rating',
    'Year built',
    'Tenure',
  ])
  card.getByRole('img', { name: 'QR code of this home’s page at KeyHaven' })
  card.getByRole('img', { name: /^C on a scale/ })
})

test('a window card is in the reader’s language, and marks a text of another', async () => {
  const texts = { language: 'es', translations: { en: { title: 'House with a lemon tree' } } }
  const home = { ...cabin, ...texts, title: 'Casa con limonero', description: 'A dos minutos de la playa.' }
  fakeFetch({ ...answersFor(ann), 'GET /api/allProperty/home-1': json(home) })
  openPage('/dashboard/windowCards?home=home-1')
  const card = within(await screen.findByRole('article', { name: 'House with a lemon tree' }))
  card.getByRole('heading', { name: 'House with a lemon tree' })
  expect(card.getByText('A dos minutos de la playa.').getAttribute('lang')).toBe('es')
})

test('an agent prints a card for each home that is for sale', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const homes = [
    { ...ownCabin, _id: 'p1', title: 'One' },
    { ...ownCabin, _id: 'p2', title: 'Two', sold: true },
    { ...ownCabin, _id: 'p3', title: 'Three' },
  ]
  fakeFetch({ ...answersFor(ann, 'agent'), [own]: json(homes) })
  openPage('/dashboard/windowCards')
  await screen.findByRole('article', { name: 'One' })
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['One', 'Three'])
  await userEvent.click(screen.getByRole('button', { name: 'Print these cards' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a buyer has no cards of their own, and the page asks the server for none', async () => {
  const sent = fakeFetch(answersFor(ann))
  openPage('/dashboard/windowCards')
  await screen.findByText('No home of yours is for sale right now.')
  expect(sent.some(({ call }) => call.includes('/api/allProperty'))).toBe(false)
})

test('a home that is gone has no card', async () => {
  fakeFetch({ ...answersFor(ann), 'GET /api/allProperty/home-9': refused(404, 'Gone.') })
  openPage('/dashboard/windowCards?home=home-9')
  await screen.findByText('This home is no longer available.')
})
