export type Pair = { from: [number, number]; to: [number, number] }

/** A scaling and translation: `x` becomes `scaleX * x + left`, `y` becomes `scaleY * y + top`. */
export type Placement = { scaleX: number; scaleY: number; left: number; top: number }

const MAX_SCALE = 6
const MAX_STRETCH = 1.6
const MIN_APART = 16 // in pixels of a picture of 480
const MAX_ERROR = 3.5 // in pixels of a picture of 480, in the coarser picture
const TRIES = 4000
const REFINEMENTS = 3

/**
 * Returns the placement on which most pairs of corners agree, with these pairs; `undefined` below `least` pairs. Two
 * pairs determine it, fewer than for a homography, so the few corners that remain of a covered picture suffice.
 */
export function placementOf(pairs: Pair[], least: number): { placement: Placement; agreeing: Pair[] } | undefined {
  if (pairs.length < least) return undefined
  const draw = sequence()
  let best: Placement | undefined
  let most = least - 1
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [one, other] = [pairs[draw(pairs.length)], pairs[draw(pairs.length)]]
    const placement = one && other && through(one, other)
    if (!placement) continue
    const count = countOf(pairs, placement, most)
    if (count > most) {
      most = count
      best = placement
    }
  }
  for (let round = 0; best && round < REFINEMENTS; round++) best = fitted(agreeingWith(pairs, best)) ?? best
  if (!best) return undefined
  const agreeing = agreeingWith(pairs, best)
  return agreeing.length < least ? undefined : { placement: best, agreeing }
}

/**
 * Returns a generator of integers below a limit, the same sequence each time (linear congruential generator of
 * Numerical Recipes).
 */
function sequence(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function through(one: Pair, other: Pair): Placement | undefined {
  const [acrossFrom, downFrom] = [other.from[0] - one.from[0], other.from[1] - one.from[1]]
  const [acrossTo, downTo] = [other.to[0] - one.to[0], other.to[1] - one.to[1]]
  if (Math.abs(acrossFrom) < MIN_APART || Math.abs(downFrom) < MIN_APART) return undefined
  const [scaleX, scaleY] = [acrossTo / acrossFrom, downTo / downFrom]
  return isPossible(scaleX, scaleY)
    ? { scaleX, scaleY, left: one.to[0] - scaleX * one.from[0], top: one.to[1] - scaleY * one.from[1] }
    : undefined
}

const isPossible = (scaleX: number, scaleY: number): boolean =>
  scaleX > 1 / MAX_SCALE &&
  scaleY > 1 / MAX_SCALE &&
  scaleX < MAX_SCALE &&
  scaleY < MAX_SCALE &&
  scaleX < MAX_STRETCH * scaleY &&
  scaleY < MAX_STRETCH * scaleX

const isNear = ({ from, to }: Pair, { scaleX, scaleY, left, top }: Placement): boolean => {
  const x = scaleX * from[0] + left - to[0]
  const y = scaleY * from[1] + top - to[1]
  return x * x + y * y < MAX_ERROR ** 2 * Math.max(1, scaleX * scaleY)
}

/** Stops when the count can't exceed `most` any more. */
function countOf(pairs: Pair[], placement: Placement, most: number): number {
  let count = 0
  let left = pairs.length
  for (const pair of pairs) {
    if (isNear(pair, placement)) count++
    left--
    if (count + left <= most) break
  }
  return count
}

const agreeingWith = (pairs: Pair[], placement: Placement): Pair[] => pairs.filter((pair) => isNear(pair, placement))

function fitted(pairs: Pair[]): Placement | undefined {
  const [across, down] = [lineThrough(pairs, 0), lineThrough(pairs, 1)]
  return isPossible(across.slope, down.slope)
    ? { scaleX: across.slope, scaleY: down.slope, left: across.start, top: down.start }
    : undefined
}

function lineThrough(pairs: Pair[], axis: 0 | 1): { slope: number; start: number } {
  const mean = (end: 'from' | 'to') => pairs.reduce((sum, pair) => sum + pair[end][axis], 0) / pairs.length
  const [from, to] = [mean('from'), mean('to')]
  let [product, square] = [0, 0]
  for (const pair of pairs) {
    product += (pair.from[axis] - from) * (pair.to[axis] - to)
    square += (pair.from[axis] - from) ** 2
  }
  const slope = product / square
  return { slope, start: to - slope * from }
}
