import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Currency } from '#contract/currency'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const list = 'GET /api/allProperty/status'

/** All Properties on a site in this currency. */
function open(search = '', currency: Currency = 'USD') {
  const answers = ['limit=24', 'minPrice=500000&limit=24', 'minPrice=1200000&limit=24'].map((query) => [
    `${list}?${query}`,
    json([cabin]),
  ])
  fakeFetch({ ...answersFor(ann), 'GET /api/site': json({ ...site, currency }), ...Object.fromEntries(answers) })
  return openPage(`/allProperty${search}`)
}
const field = () => screen.findByLabelText<HTMLInputElement>('Min price')
const leave = async () => fireEvent.blur(await field())

test.each([
  ['USD', '500k', '?minPrice=500000', '500,000'],
  ['USD', '$1.2m', '?minPrice=1200000', '1,200,000'],
  ['GBP', '£500,000', '?minPrice=500000', '500,000'],
] as const)(
  'on a site in %s, a buyer types %s: the address has %s, and the field shows %s',
  async (currency, typed, search, shown) => {
    const router = open('', currency)
    await userEvent.type(await field(), typed)
    await leave()
    await waitFor(() => expect(router.state.location.search).toBe(search))
    await waitFor(async () => expect((await field()).value).toBe(shown))
  },
)

test('keeps the text as typed while the search follows', async () => {
  const router = open()
  await userEvent.type(await field(), '500k')
  await waitFor(() => expect(router.state.location.search).toBe('?minPrice=500000'))
  expect((await field()).value).toBe('500k')
})

test.each([
  ['USD', '$'],
  ['GBP', '£'],
  ['CHF', 'CHF'],
] as const)('on a site in %s the sign %s stands in the field, and is no part of its name', async (currency, sign) => {
  open('?minPrice=500000', currency)
  expect((await field()).value).toBe('500,000')
  const shown = screen.getAllByText(sign, { exact: true })
  expect(shown.map((each) => each.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})

test('a price that can’t be understood stays as it was typed, and its field says how prices look', async () => {
  open()
  await userEvent.type(await field(), 'cheap')
  await leave()
  await screen.findByText('Min price must be an amount, such as 250,000 or 500k')
  expect((await field()).value).toBe('cheap')
})

test('while a buyer types, what is understood stands over the homes, and is gone once the field shows it', async () => {
  open()
  await userEvent.type(await field(), '500k')
  expect((await screen.findByText('$500,000')).getAttribute('aria-live')).toBe('polite')
  await leave()
  await waitFor(() => expect(screen.queryByText('$500,000')).toBeNull())
})

test('asks at the field which of two prices is meant', async () => {
  open()
  await userEvent.type(await field(), '250.000')
  await leave()
  await screen.findByText('Min price must be an amount: is it 250 or 250,000?')
})
