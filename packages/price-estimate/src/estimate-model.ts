import { setImmediate as turn } from 'node:timers/promises'
import { candidatesAmong, type FindCandidates } from './candidates.ts'
import { chooseComparables, offsetOf, sharedVariance } from './comparables.ts'
import { type Intervals, learnIntervals, type Trial, type Uncertainty } from './interval.ts'
import type { HomeFacts, Kind, PastSale, Sale } from './past-sale.ts'
import { learnLevel, levelOf, type PriceLevel } from './price-level.ts'

/** The model of one postcode area. `intervals`: for homes of a known kind, and for houses of an unknown form. */
export type EstimateModel = {
  level: PriceLevel
  /** The day of the newest sale in the training data, in days since 1970. */
  newest: number
  intervals: { known?: Intervals | undefined; formless?: Intervals | undefined }
}

export const MAX_AGE_DAYS = 5 * 365
const MIN_LEARNT = 200
const MAX_TRIALS = 3_000
const SHARE_OF_TRIALS = 0.4
const ROUNDS_OF_TRIALS = 4
const TRIALS_IN_TURN = 10
const FORMLESS_EVERY = 3

/** The comparables that together carry this share of the weight are those that an estimate rests on. */
const SHARE_OF_WEIGHT = 0.9

/** `newest`: the day of the newest sale that it rests on, in days since 1970; -Infinity without any. */
type RawEstimate<Source extends Sale> = Uncertainty & { comparables: PastSale<Source>[]; newest: number }

export function estimateBy<Source extends Sale>(
  level: PriceLevel,
  home: HomeFacts,
  day: number,
  candidates: PastSale<Source>[],
): RawEstimate<Source> {
  const forms = home.kind === 'house' ? likelyForms(home, candidates) : [{ kind: home.kind, share: 1 }]
  const estimates = forms.map(({ kind, share }) => {
    const facts = { ...home, kind }
    const sales = chooseComparables(facts, candidates)
    const offsets = sales.map((sale) => sale.price - levelOf(level, sale.facts, sale.day))
    const { offset, weights, ...uncertainty } = offsetOf(facts, sales, offsets)
    return { ...uncertainty, share, sales, weights, middle: levelOf(level, facts, day) + offset }
  })
  const mean = (value: (one: (typeof estimates)[number]) => number) =>
    estimates.reduce((sum, one) => sum + one.share * value(one), 0)
  const middle = mean((one) => one.middle)
  const weights = new Map<PastSale<Source>, number>()
  for (const { share, sales, weights: own } of estimates)
    for (const [at, sale] of sales.entries())
      weights.set(sale, (weights.get(sale) ?? 0) + share * Math.abs(own[at] ?? 0))
  const heaviest = [...weights].toSorted(([, one], [, other]) => other - one)
  return {
    kind: home.kind,
    isNew: home.isNew,
    middle,
    variance: mean((one) => one.variance + (one.middle - middle) ** 2),
    spread: mean((one) => one.spread),
    comparables: heaviest.map(([sale]) => sale),
    newest: newestOf(heaviest),
  }
}

function newestOf(heaviest: [PastSale, number][]): number {
  const all = heaviest.reduce((sum, [, weight]) => sum + weight, 0)
  let carried = 0
  let newest = Number.NEGATIVE_INFINITY
  for (const [sale, weight] of heaviest) {
    if (carried >= SHARE_OF_WEIGHT * all) break
    carried += weight
    newest = Math.max(newest, sale.day)
  }
  return newest
}

function likelyForms(home: HomeFacts, candidates: PastSale[]): { kind: Kind; share: number }[] {
  const forms = new Map<Kind, number>()
  for (const { facts } of candidates)
    if (isHouse(facts.kind)) forms.set(facts.kind, (forms.get(facts.kind) ?? 0) + sharedVariance(home, facts))
  const sum = [...forms.values()].reduce((all, one) => all + one, 0)
  return sum === 0 ? [{ kind: 'house', share: 1 }] : [...forms].map(([kind, one]) => ({ kind, share: one / sum }))
}

const isHouse = (kind: Kind): boolean => kind === 'detached' || kind === 'semiDetached' || kind === 'house'

/**
 * Trains a model on the sales of an area in one currency, yielding to the event loop; returns undefined with too few
 * sales.
 */
export async function learnModel(sales: PastSale[], stopping?: AbortSignal): Promise<EstimateModel | undefined> {
  if (sales.length < MIN_LEARNT) return undefined
  const byDay = sales.toSorted((one, other) => one.day - other.day)
  const trials = await trialsOf(byDay, stopping)
  const known = await learnIntervals(trials.filter(({ kind }) => kind !== 'house'))
  const formless = await learnIntervals(trials.filter(({ kind }) => kind === 'house'))
  const newest = byDay.at(-1)?.day ?? 0
  return known || formless ? { level: learnLevel(byDay), newest, intervals: { known, formless } } : undefined
}

async function trialsOf(byDay: PastSale[], stopping?: AbortSignal): Promise<Trial[]> {
  const find = candidatesAmong(byDay)
  const first = Math.floor(byDay.length * (1 - SHARE_OF_TRIALS))
  const inRound = Math.ceil((byDay.length - first) / ROUNDS_OF_TRIALS)
  const every = Math.max(1, Math.ceil((byDay.length - first) / MAX_TRIALS))
  const trials: Trial[] = []
  for (let from = first; from < byDay.length; from += inRound) {
    await turn()
    const level = learnLevel(byDay.slice(0, from))
    const tried = byDay.slice(from, from + inRound).filter((_, at) => at % every === 0)
    for (const [at, sale] of tried.entries()) {
      if (at % TRIALS_IN_TURN === 0) await turn()
      stopping?.throwIfAborted()
      const kinds = kindsOf(sale.facts.kind, at % FORMLESS_EVERY === 0)
      trials.push(...trialsWith(level, sale, kinds, find))
    }
  }
  return trials
}

const kindsOf = (kind: Kind, isTriedFormless: boolean): Kind[] =>
  isTriedFormless && isHouse(kind) && kind !== 'house' ? [kind, 'house'] : [kind]

function trialsWith(level: PriceLevel, sale: PastSale, kinds: Kind[], find: FindCandidates): Trial[] {
  const { facts, day, price } = sale
  const candidates = find(facts, day)
  return kinds.map((kind) => {
    const { comparables: _, newest: __, ...uncertainty } = estimateBy(level, { ...facts, kind }, day, candidates)
    return { ...uncertainty, error: price - uncertainty.middle }
  })
}
