/** @module-tag all */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { startingPlace } from '../../../../test/server/startable-app.ts'
import { OperatorError } from '../../operator-error.ts'

let place: Awaited<ReturnType<typeof startingPlace>>
beforeEach(async () => {
  place = await startingPlace()
})
afterEach(() => place.leave())

const started = (CURRENCY?: string) => place.started({ DEMO: 'false', CURRENCY })
async function offerThere() {
  const property = await make.property(place, { agent: await make.user(place, { role: 'agent' }) })
  await make.offer(place, { property, buyer: await make.user(place) })
}

test('an operator can start in any currency while there are no offers and prices', async () => {
  for (const currency of ['GBP', undefined, 'EUR']) await (await started(currency)).stop()
})

test('rejects a start in pounds when offers are in dollars, and names a way out', async () => {
  await offerThere()
  const refused = started('GBP')
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    "CURRENCY is GBP, and this database has offers in US dollars, whose amounts can't be converted. Set CURRENCY=USD",
  )
  await started()
})

test('rejects a start in euros when listings are priced in dollars, until none has an amount', async () => {
  await (await started('GBP')).stop()
  await (await started()).stop()
  const agent = await make.user(place, { role: 'agent' })
  const { id } = await make.property(place, { agent, price: '$250,000', priceMin: 25_000_000, priceMax: 25_000_000 })
  await make.property(place, { agent, price: '', priceKind: 'onApplication', priceMin: null, priceMax: null })
  const refused = started('EUR')
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    "CURRENCY is EUR, and this database has listings with prices in US dollars, which can't be converted. Set CURRENCY=USD",
  )
  await (await started()).stop()
  await place.db.$client.query('delete from property where id = $1', [id])
  await started('EUR')
})

test('rejects every start when offers are in several currencies', async () => {
  await offerThere()
  await make.offer(
    { ...place, parts: { ...place.parts, settings: { currency: 'GBP' } } },
    { property: await make.property(place, { agent: await make.user(place) }), buyer: await make.user(place) },
  )
  for (const currency of ['GBP', 'USD', 'EUR']) await expect(started(currency)).rejects.toThrow(OperatorError)
})

test('finds the currencies by the index', async () => {
  const { rows } = await place.db.$client
    .query(`set enable_seqscan = off;
    explain select min(currency), max(currency) from offer`)
    .then((results) => (results as unknown as { rows: object[] }[])[1] ?? { rows: [] })
  expect(JSON.stringify(rows)).toContain('offer_currency')
})
