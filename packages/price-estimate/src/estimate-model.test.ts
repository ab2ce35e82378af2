import { expect, test } from 'vitest'
import { candidatesAmong } from './candidates.ts'
import { learnModel } from './estimate-model.ts'
import { estimatedPrice } from './estimated-price.ts'
import { cutByDay, estimateHeldOut } from './held-out.ts'
import { partsOf, pastSale } from './past-sale.ts'
import { sampleSales } from './sample-sales.ts'

const SIGMA_OF_80_PERCENT = 1.2816
const pastSales = (count: number, options?: Parameters<typeof sampleSales>[1]) =>
  sampleSales(count, options).map(pastSale)
const TODAY = Date.UTC(2026, 0, 1) / 86_400_000

test('four of five prices that are held out are in their intervals, which are as narrow as the noise allows', async () => {
  const heldOut = await estimateHeldOut(cutByDay(pastSales(3000), 0.2))
  expect(heldOut).toHaveLength(600)
  const shares = { held: 0, width: 0, error: [] as number[] }
  for (const { sale, estimate } of heldOut) {
    if (!estimate) throw new Error('each has an estimate')
    const price = Math.exp(sale.price)
    if (price >= estimate.low && price <= estimate.high) shares.held += 1 / heldOut.length
    shares.width += Math.log(estimate.high / estimate.low) / heldOut.length
    shares.error.push(Math.abs(estimate.middle / price - 1))
  }
  expect(shares.held).toBeGreaterThan(0.76)
  expect(shares.held).toBeLessThan(0.84)
  expect(shares.width).toBeLessThan(2 * SIGMA_OF_80_PERCENT * 0.1 * 1.3)
  expect(shares.error.toSorted((one, other) => one - other)[300]).toBeLessThan(0.1 * 0.6745 * 1.2)
})

test('an interval that reaches farther than 40 % is too wide', async () => {
  const share = async (noise: number) => {
    const estimates = await estimateHeldOut(cutByDay(pastSales(1500, { noise }), 0.2))
    return estimates.filter(({ estimate }) => estimate?.isWide).length / estimates.length
  }
  expect(await share(0.05)).toBe(0)
  expect(await share(0.5)).toBe(1)
})

test('a house of unknown form has a wider interval than one of known form', async () => {
  const sales = pastSales(2000)
  const model = await learnModel(sales)
  const [sale] = sales.filter(({ facts }) => facts.kind === 'detached')
  if (!model || !sale) throw new Error('2,000 sales make a model')
  const candidates = candidatesAmong(sales)(sale.facts, TODAY)
  const known = estimatedPrice(model, sale.facts, TODAY, candidates)
  const formless = estimatedPrice(model, { ...sale.facts, kind: 'house' }, TODAY, candidates)
  const width = (estimate = known) => (estimate ? estimate.high / estimate.low : 0)
  expect(width(formless)).toBeGreaterThan(width(known))
})

const learnt = new Map<string, ReturnType<typeof learnFrom>>()
const learnFrom = async (changes?: number[]) => {
  const sales = pastSales(2000, changes && { changes })
  const model = await learnModel(sales)
  const [sale] = sales
  if (!model || !sale) throw new Error('2,000 sales make a model')
  return { model, sale, candidates: candidatesAmong(sales) }
}

const estimateAfter = async (days: number, changes?: number[]) => {
  const key = String(changes)
  const learning = learnt.get(key) ?? learnFrom(changes)
  learnt.set(key, learning)
  const { model, sale, candidates } = await learning
  const day = model.newest + days
  return estimatedPrice(model, sale.facts, day, candidates(sale.facts, day))
}
const widthAfter = async (days: number, changes?: number[]) => {
  const estimate = await estimateAfter(days, changes)
  return estimate ? Math.log(estimate.high / estimate.low) : 0
}

test('an interval grows with the age of the newest sale, and with the changes of the years that were learnt from', async () => {
  const calm = [0.01, 0.02, 0.01, 0.02]
  const lively = [0.1, 0.12, -0.1, 0.15]
  expect(await widthAfter(365, calm)).toBeGreaterThan(await widthAfter(0, calm))
  const growth = async (changes: number[]) => (await widthAfter(600, changes)) / (await widthAfter(0, changes))
  expect(await growth(lively)).toBeGreaterThan(1.2 * (await growth(calm)))
  expect(await widthAfter(600)).toBeGreaterThan(1.1 * (await widthAfter(0))) // a year alone says nothing of changes
})

test('prices go on at half the pace of the last year', async () => {
  const [now, later] = [await estimateAfter(0, [0.1, 0.1, 0.1]), await estimateAfter(365, [0.1, 0.1, 0.1])]
  expect(Math.log((later?.middle ?? 0) / (now?.middle ?? 1))).toBeCloseTo(0.05, 1)
  expect(later?.middle).toBeGreaterThan(now?.middle ?? 0)
})

test('states an estimate up to two years after the newest sale it is made of, and none later', async () => {
  expect(await estimateAfter(600)).toBeDefined()
  expect(await estimateAfter(731)).toBeUndefined()
})

test.each([
  ['as before', 0.06],
  ['by turning', -0.04],
])(
  'three of four prices of the next year and a half are in their intervals when prices change %s',
  { tags: 'all', timeout: 60_000 },
  async (_, change) => {
    const sales = pastSales(6000, { changes: [0.06, 0.05, 0.07, 0.06, change, change] })
    const held = await estimateHeldOut(cutByDay(sales, 1 / 4))
    const made = held.flatMap(({ sale: { price }, estimate }) =>
      estimate ? [{ price: Math.exp(price), ...estimate }] : [],
    )
    expect(made.length / held.length).toBeGreaterThan(0.9) // the others rest on sales that are too old by then
    expect(made.filter(({ price, low, high }) => price >= low && price <= high).length / made.length).toBeGreaterThan(
      0.75,
    )
  },
)

test('goes by the sales that an estimate rests on, not by a newer one that hardly counts', async () => {
  const sales = pastSales(2000)
  const model = await learnModel(sales)
  const [sale] = sales
  if (!model || !sale) throw new Error('2,000 sales make a model')
  const near = sales.filter(({ facts }) => facts.postcode === sale.facts.postcode)
  const day = Math.max(...near.map((one) => one.day)) + 731
  const farAway = { ...sale, day, facts: { ...sale.facts, ...partsOf('ZZ99 9ZZ'), street: 'ELSEWHERE' } }
  expect(estimatedPrice(model, sale.facts, day, [...near, farAway])).toBeUndefined()
  const [recent] = near
  expect(estimatedPrice(model, sale.facts, day, [...near, { ...sale, ...recent, day }])?.newest).toBe(day)
})

test('has no estimate of a new home where none was sold', async () => {
  const sales = pastSales(1000)
  const model = await learnModel(sales)
  const [sale] = sales
  if (!model || !sale) throw new Error('1,000 sales make a model')
  expect(estimatedPrice(model, { ...sale.facts, isNew: true }, TODAY, sales)).toBeUndefined()
})

test('says nothing of too few sales, nor of a kind of homes that was hardly sold', async () => {
  expect(await learnModel(pastSales(199))).toBeUndefined()
  const sales = pastSales(1000)
  const model = await learnModel(sales)
  const [sale] = sales
  if (!model || !sale) throw new Error('1,000 sales make a model')
  const candidates = candidatesAmong(sales)(sale.facts, TODAY)
  expect(estimatedPrice(model, sale.facts, TODAY, candidates)).toBeDefined()
  expect(estimatedPrice(model, { ...sale.facts, kind: 'land' }, TODAY, candidates)).toBeUndefined()
  expect(estimatedPrice(model, sale.facts, TODAY, [])).toBeUndefined()
})
