import type { Patch } from './picture-patches.ts'

/**
 * The frequencies of a patch whose signs form its visual word: half waves across and down, and the usual magnitude of
 * each. Frequencies that every blob has, such as four across and none down, are omitted.
 */
const frequencies: [across: number, down: number, usual: number][] = [
  [0, 1, 0.583],
  [1, 0, 0.46],
  [1, 1, 0.204],
  [1, 2, 0.139],
  [2, 1, 0.13],
  [2, 0, 0.292],
  [1, 3, 0.086],
  [3, 1, 0.068],
  [0, 3, 0.177],
  [3, 0, 0.137],
  [4, 1, 0.046],
  [1, 4, 0.045],
  [3, 3, 0.031],
  [2, 4, 0.044],
  [4, 2, 0.044],
  [0, 5, 0.065],
  [5, 0, 0.05],
  [3, 2, 0.04],
  [2, 3, 0.041],
  [3, 4, 0.018],
  [4, 3, 0.019],
  [1, 5, 0.027],
  [5, 1, 0.022],
  [2, 2, 0.122],
  [5, 2, 0.015],
  [2, 5, 0.016],
  [6, 0, 0.03],
  [0, 6, 0.037],
]
const UNCERTAIN = 4

export const wordOf = (patch: Patch): number => wordFrom(signsOf(patch))

/**
 * Returns the visual words that the same patch of a copy may have: its own first, then those with uncertain signs
 * changed (16 in all).
 */
export function probesOf(patch: Patch): number[] {
  const signs = signsOf(patch)
  const word = wordFrom(signs)
  const uncertain = [...signs.keys()]
    .sort((one, other) => Math.abs(signs[one] ?? 0) - Math.abs(signs[other] ?? 0))
    .slice(0, UNCERTAIN)
  return uncertain.reduce((words, bit) => words.concat(words.map((each) => each ^ (1 << bit))), [word])
}

const wordFrom = (signs: number[]): number =>
  signs.reduce((word, sign, bit) => (sign > 0 ? word | (1 << bit) : word), 0)

const signsOf = ({ samples, side }: Patch): number[] =>
  frequencies.map(([across, down, usual]) => {
    const [columns, rows] = [waveOf(across, side), waveOf(down, side)]
    let total = 0
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        total += (samples[row * side + column] ?? 0) * (rows[row] ?? 0) * (columns[column] ?? 0)
    return total / usual
  })

const waves = new Map<number, number[]>()
function waveOf(halfWaves: number, side: number): number[] {
  const known = waves.get(halfWaves)
  if (known) return known
  const wave = Array.from({ length: side }, (_, at) => Math.cos((Math.PI * (at + 0.5) * halfWaves) / side))
  waves.set(halfWaves, wave)
  return wave
}

const DRAWING_BIT = 28

/** Marks a visual word as a drawing's, so that it never equals a photograph's. */
export const ofDrawing = (word: number): number => word | (1 << DRAWING_BIT)
