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

test('without offers, an operator starts in any currency', async () => {
  for (const currency of ['GBP', undefined, 'EUR']) await (await started(currency)).stop()
})

test('with offers in dollars, a start in pounds is refused with what to do, and one in dollars goes on', async () => {
  await offerThere()
  const refused = started('GBP')
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    'CURRENCY is GBP, and this database has offers in US dollars, whose amounts nobody can convert. Set CURRENCY=USD',
  )
  await started()
})

test('where offers are in several currencies, no start is right', async () => {
  await offerThere()
  await make.offer(
    { ...place, parts: { ...place.parts, settings: { currency: 'GBP' } } },
    { property: await make.property(place, { agent: await make.user(place) }), buyer: await make.user(place) },
  )
  for (const currency of ['GBP', 'USD', 'EUR']) await expect(started(currency)).rejects.toThrow(OperatorError)
})

test('the index tells which currencies there are', async () => {
  const { rows } = await place.db.$client
    .query(`set enable_seqscan = off;
    explain select min(currency), max(currency) from offer`)
    .then((results) => (results as unknown as { rows: object[] }[])[1] ?? { rows: [] })
  expect(JSON.stringify(rows)).toContain('offer_currency')
})
