import type { Sale } from './past-sale.ts'

function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const kinds = [
  { type: 'house', form: 'detached', factor: 1.6 },
  { type: 'house', form: 'semiDetached', factor: 1.2 },
  { type: 'townhouse', form: null, factor: 1 },
  { type: 'apartment', form: null, factor: 0.7 },
] as const

/**
 * Returns generated sales of one postcode area. A price results from sector, street and kind of home, and random noise;
 * `noise`: the standard deviation of its logarithm. `changes`: the yearly changes of the logarithm of all prices, up to
 * 2025.
 */
export function sampleSales(count: number, { noise = 0.1, seed = 1, changes = [0] } = {}) {
  const changeAt = (share: number) =>
    changes.reduce((sum, change, year) => sum + change * Math.min(Math.max(share * changes.length - year, 0), 1), 0)
  const random = seededNumbers(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const sectors = Array.from({ length: 12 }, () => Math.exp(0.3 * normal()))
  const streets = Array.from({ length: 120 }, () => Math.exp(0.15 * normal()))
  return Array.from({ length: count }, (_, at) => {
    const street = Math.floor(random() * streets.length)
    const sector = street % sectors.length
    const { type, form, factor } = kinds[Math.floor(random() * kinds.length)] ?? kinds[0]
    const price =
      200_000 *
      factor *
      (sectors[sector] ?? 1) *
      (streets[street] ?? 1) *
      Math.exp(noise * normal() + changeAt(at / count))
    return {
      price: Math.round(price) * 100,
      soldOn: dayOfShare(at / count, changes.length),
      postcode: `M${1 + (sector % 4)}${Math.floor(sector / 4)}${'ABD'[street % 3]}${'EFGHJLNP'[street % 8]}`,
      type,
      form,
      isNew: false,
      tenure: type === 'apartment' ? ('leasehold' as const) : ('freehold' as const),
      unit: type === 'apartment' ? `FLAT ${at}` : '',
      house: `${1 + at}`,
      street: `STREET ${street}`,
      locality: '',
    } satisfies Sale
  })
}

const dayOfShare = (share: number, years: number): string =>
  new Date(Date.UTC(2026 - years, 0, 1 + Math.floor(365 * years * share))).toISOString().slice(0, 10)
