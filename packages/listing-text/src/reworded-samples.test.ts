import { expect, test } from 'vitest'
import { percentOf } from '../test/percent-of.ts'
import { readReworded } from '../test/reworded/read-reworded.ts'
import { bandsOf } from './copies.ts'

const halves = [['first'], ['later']] as const
const nameOf = ({ language, one }: { language: string; one: string }) => `${language}: ${one.slice(0, 60)}`

test.each(halves)('of reworded copies in six languages at least 90 %% are proposed and found: the %s half', (half) => {
  const { copies } = readReworded(half)
  const missed = copies.filter(({ one, other }) => {
    const bands = new Set(bandsOf(one))
    return percentOf(one, other) === undefined || !bandsOf(other).some((band) => bands.has(band))
  })
  expect(copies).toHaveLength(30)
  expect(missed.map(nameOf).slice(0.1 * copies.length)).toEqual([])
})

test.each(halves)('of homes of one development at most 3 %% are copies of each other: the %s half', (half) => {
  const { homes } = readReworded(half)
  const taken = homes.filter(({ one, other }) => percentOf(one, other) !== undefined)
  expect(homes).toHaveLength(60)
  expect(taken.map(nameOf).slice(0.03 * homes.length)).toEqual([])
})
