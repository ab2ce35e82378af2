import { type PastSale, pastSale } from 'price-estimate'
import { cutByDay } from 'price-estimate/holdout'
import { sampleSales } from 'price-estimate/sample-sales'
import { expect, test } from 'vitest'
import { baselines } from './baselines.ts'
import { learnTrees } from './boosted-trees.ts'
import { triedByPeriod } from './tried-by-period.ts'

test('boosted trees learn what two features say together', () => {
  const rows = Array.from({ length: 400 }, (_, at) => [at % 2, Math.floor(at / 2) % 2, at])
  const isBoth = ([one = 0, other = 0]: number[]) => (one + other === 2 ? 0.2 : 0)
  const predict = learnTrees(rows, rows.map(isBoth))
  for (const row of rows.slice(0, 4)) expect(predict(row)).toBeCloseTo(isBoth(row), 1)
})

test('boosted trees predict the mean where no feature differs', () => {
  expect(learnTrees([[1], [1], [1]], [1, 2, 3])([1])).toBe(2)
})

const medianError = (sales: PastSale[], name: string): number => {
  const { known, heldOut } = cutByDay(sales, 0.2)
  const predict = baselines.find((baseline) => baseline.name === name)?.learn(known)
  const errors = heldOut.map(({ facts, day, price }) => Math.abs((predict?.(facts, day) ?? 0) - price))
  return errors.sort((one, other) => one - other)[Math.floor(errors.length / 2)] ?? 0
}

test('of the baselines boosted trees come nearest to prices that follow from streets, the median of a district least', () => {
  const sales = sampleSales(1_200, { noise: 0.1 }).map(pastSale)
  const [ofDistrict = 0, ofNearest = 0, ofTrees = 0] = baselines.map(({ name }) => medianError(sales, name))
  expect(ofTrees).toBeLessThan(ofNearest)
  expect(ofNearest).toBeLessThan(ofDistrict)
  expect(ofTrees).toBeLessThan(0.12)
})

async function linesOf(sales: PastSale[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of triedByPeriod(sales)) lines.push(line)
  return lines
}
const tried = (lines: string[]) =>
  lines.flatMap((line) => /to (.+), tried on (.+?)\s{2,}/.exec(line)?.slice(1).join(' > ') ?? [])

test('sales of several years are tried on the next three, and not estimated two years after the newest', {
  tags: 'all',
}, async () => {
  const lines = await linesOf(sampleSales(1_000, { changes: [0, 0, 0, 0] }).map(pastSale))
  expect(lines[0]).toBe('learnt to each year, tried on the next three')
  expect(tried(lines)).toEqual([
    '2022 > 2023',
    '2022 > 2024',
    '2022 > 2025',
    '2023 > 2024',
    '2023 > 2025',
    '2024 > 2025',
  ])
  expect(lines.find((line) => line.startsWith('to 2022, tried on 2025'))).toMatch(/without an estimate (\d+) of \1$/)
})

test('tries sales of one year by quarters, and prints so', { tags: 'all' }, async () => {
  const lines = await linesOf(sampleSales(900).map(pastSale))
  expect(lines[0]).toBe('all sales are of one year: learnt to each quarter, tried on the next three')
  expect(tried(lines).slice(0, 3)).toEqual(['2025 Q1 > 2025 Q2', '2025 Q1 > 2025 Q3', '2025 Q1 > 2025 Q4'])
})
