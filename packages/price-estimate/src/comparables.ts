import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import type { HomeFacts, Kind, PastSale, Sale } from './past-sale.ts'

export const MAX_COMPARABLES = 40

/**
 * The covariance of two homes' log prices, apart from the price level, for each feature that they share. Fitted on the
 * first three fifths of the sales of two cities, by the accuracy for the next fifth.
 */
const shared = {
  everywhere: 0.002,
  district: 0.004,
  sector: 0.002,
  sectorKind: 0.0025,
  /**
   * The covariance for homes in one sector. It decreases with the distance of their postcodes, to about a third at
   * `REACH` postcodes.
   */
  along: 0.04,
  block: 0.005,
  blockKind: 0.02,
  postcodeKind: 0.01,
  streetKind: 0.03,
  streetNew: 0.005,
  building: 0.02,
  address: 0.03,
}
const REACH = 4.5
const NOISE = 0.015
const MAX_OFFSET = 1.2

const form = { detached: 0, semiDetached: 1, townhouse: 2, apartment: 3 } as const
const alikeForms = [
  [1, 0.5, 0.2, 0],
  [0.5, 1, 0.5, 0],
  [0.2, 0.5, 1, 0.2],
  [0, 0, 0.2, 1],
]

function alike(one: Kind, other: Kind): number {
  if (one === other) return 1
  if (one === 'house' || other === 'house') return one in form && other in form ? 0.4 : 0
  if (!isForm(one) || !isForm(other)) return 0
  return alikeForms[form[one]]?.[form[other]] ?? 0
}

const isForm = (kind: Kind): kind is keyof typeof form => kind in form

export function sharedVariance(one: HomeFacts, other: HomeFacts): number {
  let sum = shared.everywhere
  if (one.district !== other.district) return sum
  sum += shared.district
  if (one.sector !== other.sector) return sum
  const kinds = alike(one.kind, other.kind)
  sum += shared.sector + kinds * shared.sectorKind
  sum += ((1 + kinds) / 2) * shared.along * Math.exp(-Math.abs(one.order - other.order) / REACH)
  if (one.block === other.block) sum += shared.block + kinds * shared.blockKind
  if (one.street === other.street && one.street !== '')
    sum += kinds * (shared.streetKind + (one.isNew === other.isNew ? shared.streetNew : 0))
  if (one.postcode !== other.postcode) return sum
  sum += kinds * shared.postcodeKind
  if (one.house !== other.house || one.street !== other.street) return sum
  if (one.unit !== '' && other.unit !== '') sum += shared.building
  return one.unit === other.unit ? sum + shared.address : sum
}

export function chooseComparables<Source extends Sale>(home: HomeFacts, candidates: PastSale<Source>[]) {
  const scored = candidates.map((candidate) => ({ candidate, score: sharedVariance(home, candidate.facts) }))
  scored.sort((one, other) => other.score - one.score || other.candidate.day - one.candidate.day)
  return scored.slice(0, MAX_COMPARABLES).map(({ candidate }) => candidate)
}

/**
 * A home's deviation from the price level, as a logarithm. `variance`: the uncertainty that remains after the
 * comparables. `spread`: how far the comparables deviate from what the others predict. `weights`: of the comparables.
 */
export type Offset = { offset: number; variance: number; spread: number; weights: number[] }

/** Returns the likeliest deviation of a home, given those of its comparables (kriging, a Gaussian process). */
export function offsetOf(home: HomeFacts, comparables: PastSale[], offsets: number[]): Offset {
  const own = sharedVariance(home, home)
  if (comparables.length === 0) return { offset: 0, variance: own, spread: 1, weights: [] }
  const known = Matrix.columnVector(offsets.map((offset) => Math.min(Math.max(offset, -MAX_OFFSET), MAX_OFFSET)))
  const near = Matrix.columnVector(comparables.map(({ facts }) => sharedVariance(home, facts)))
  const system = new CholeskyDecomposition(covariance(comparables))
  const weights = system.solve(near)
  const unexplained = system.solve(known).to1DArray()
  const distances = unexplained.map((share) => Math.min(Math.abs(share * NOISE), 1))
  return {
    offset: weights.dot(known),
    variance: Math.max(own - weights.dot(near), 0.0001),
    spread: near.dot(Matrix.columnVector(distances)) / near.sum(),
    weights: weights.to1DArray(),
  }
}

function covariance(sales: PastSale[]): Matrix {
  const matrix = new Matrix(sales.length, sales.length)
  for (const [row, one] of sales.entries()) {
    for (const [column, other] of sales.slice(0, row).entries()) {
      const value = sharedVariance(one.facts, other.facts)
      matrix.set(row, column, value).set(column, row, value)
    }
    matrix.set(row, row, sharedVariance(one.facts, one.facts) + NOISE)
  }
  return matrix
}
