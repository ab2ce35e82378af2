import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, wish } from '../../../../test/web/sample-answers.ts'
import { aboutPrice } from './about-price.ts'
import { keptCurrency } from './kept-currency.ts'

const rates = { date: '2026-11-27', of: { EUR: 0.925926, HUF: 381.944, GBP: 0.777778, XCG: 1.79 } }
const about = (price: string, to = 'EUR') => aboutPrice(price, { rates, to, currency: 'USD' })
afterEach(() => keptCurrency.keep('', undefined))

test('a price is about as much in the other currency, in three figures and without decimals', () => {
  expect([about('$499,950'), about('250000 - 300000'), about('From $1.2m')]).toEqual([
    'about €463,000',
    'about €231,000 to €278,000',
    'about €1,110,000',
  ])
  expect(about('$499,950', 'HUF')).toBe('about HUF\u00A0191,000,000')
})

test('a price without an amount, or a currency without a rate, is about nothing', () => {
  expect([about(''), about('$1000', 'CHF')]).toEqual([undefined, undefined])
})

test('it is written by the reader’s language', () => {
  expect(inLanguage('de', () => about('$499,950'))).toBe('etwa 463.000\u00A0€')
})

function open(path: string, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const home = { ...cabin, price: '$250,000' }
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    'GET /api/site': json({ ...site, rates: true }),
    'GET /api/site/rates': json({ rates }),
    [`GET /api/allProperty/${home._id}`]: json(home),
    ...answers,
  })
  openPage(path)
  return sent
}
const asked = (sent: ReturnType<typeof open>) => sent.filter(({ call }) => call === 'GET /api/site/rates').length

test('a reader chooses another currency in the footer, and reads prices in it, with the day of the rates', async () => {
  const sent = open(`/propertyDetails/${cabin._id}`)
  await screen.findByRole('heading', { level: 1, name: cabin.title })
  expect([screen.queryByText(/about €/), asked(sent)]).toEqual([null, 0])
  const footer = within(screen.getByRole('contentinfo'))
  await userEvent.click(await footer.findByRole('button', { name: 'Also show prices in' }))
  const choice = await footer.findByRole('combobox', { name: 'Also show prices in' })
  await footer.findByText(/^At rates of 27 November 2026, for orientation\. .* paid in US dollars\.$/)
  await userEvent.selectOptions(choice, 'Euro (EUR)')
  expect((await screen.findByText('about €231,000')).closest('.block')?.textContent).toBe(
    'about €231,000 at the rate of 27 November 2026',
  )
  await userEvent.selectOptions(choice, 'No other currency')
  expect(screen.queryByText('about €231,000')).toBeNull()
})

test('nothing is shown or asked for where the operator gives no rates', async () => {
  keptCurrency.keep('', 'EUR')
  const sent = open(`/propertyDetails/${cabin._id}`, { 'GET /api/site': json(site) })
  await screen.findByRole('heading', { level: 1, name: cabin.title })
  expect([screen.queryByText(/about/i, { selector: 'bdi' }), asked(sent)]).toEqual([null, 0])
  expect(screen.queryByRole('button', { name: /prices/i })).toBeNull()
})

test('the choice says that there are no rates, or that they could not be loaded', async () => {
  keptCurrency.keep('', 'EUR')
  open('/login', { 'GET /api/site/rates': json({}) })
  const footer = within(await screen.findByRole('contentinfo'))
  await userEvent.click(await footer.findByRole('button', { name: 'Prices also in: Euro' }))
  await footer.findByText('There are no rates at present.')
  expect(footer.getByRole<HTMLSelectElement>('combobox').value).toBe('EUR')
})

test('the choice says that the rates could not be loaded', async () => {
  open('/login', { 'GET /api/site/rates': refused(409, 'No.') })
  const footer = within(await screen.findByRole('contentinfo'))
  await userEvent.click(await footer.findByRole('button', { name: 'Also show prices in' }))
  await footer.findByText('The rates could not be loaded.')
})

test('the wishlist says it too, and nothing of a home without an amount', async () => {
  keptCurrency.keep('', 'EUR')
  open('/dashboard/wishlist', {
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([
      { ...wish, _id: 'w1', title: 'Mill', price: '$250,000' },
      { ...wish, _id: 'w2', title: 'Barn', price: '', priceKind: 'onApplication' },
    ]),
  })
  const mill = within(await screen.findByRole('article', { name: 'Mill' }))
  expect((await mill.findByText('about €231,000')).previousElementSibling?.textContent).toBe('In your currency')
  expect(within(screen.getByRole('article', { name: 'Barn' })).queryByText('In your currency')).toBeNull()
})

const agent = { _id: 'a1', name: 'Oliver Hartley', photoURL: null, homesForSale: 2, homesSold: 3 }

test('a card says it below the price', async () => {
  keptCurrency.keep('', 'EUR')
  open(`/agent/${agent._id}`, {
    [`GET /api/agents/${agent._id}`]: json(agent),
    [`GET /api/agents/${agent._id}/homes?limit=12`]: json([{ ...cabin, price: '$250,000' }]),
    [`GET /api/reviews?agentId=${agent._id}&limit=6`]: json([]),
  })
  const card = within(await screen.findByRole('article', { name: cabin.title }))
  const about = await card.findByText('about €231,000')
  expect(about.closest('.block')?.textContent).toBe('about €231,000 at the rate of 27 November 2026')
})
