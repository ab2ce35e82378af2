/**
 * The shift of blocks as a function of their position: for `x` and `y`, a constant `at` plus `across` and `down` per
 * pixel.
 */
export type Shifts = { x: Slope; y: Slope }
type Found = { x: number; y: number; correlation: number; shiftX: number; shiftY: number }
type Slope = { at: number; across: number; down: number }
const noShifts: Shifts = { x: { at: 0, across: 0, down: 0 }, y: { at: 0, across: 0, down: 0 } }

const MIN_CORRELATION = 0.8
const MIN_BLOCKS = 6
/** The deviation in pixels above which a block is excluded from the next fit, for each round. */
const ROUNDS = [1.5, 1.2, 0.8]
/** The same for corners of a scan: turned by 2° against another, it lies 8 pixels off at its edges. */
export const ROUNDS_OF_CORNERS = [5, 4, 3, 2, ...ROUNDS]

export const sumOf = (one: Shifts, other: Shifts): Shifts => ({ x: added(one.x, other.x), y: added(one.y, other.y) })

const added = (one: Slope, other: Slope): Slope => ({
  at: one.at + other.at,
  across: one.across + other.across,
  down: one.down + other.down,
})

export const shiftAt = ({ at, across, down }: Slope, x: number, y: number): number => at + across * x + down * y

export function shiftsOf(blocks: Found[], rounds = ROUNDS): Shifts {
  const found = blocks.filter(({ correlation }) => correlation > MIN_CORRELATION)
  if (found.length < MIN_BLOCKS) return noShifts
  const middle = (of: (block: Found) => number) =>
    found.map(of).sort((one, other) => one - other)[found.length >> 1] ?? 0
  let shifts: Shifts = {
    x: { at: middle(({ shiftX }) => shiftX), across: 0, down: 0 },
    y: { at: middle(({ shiftY }) => shiftY), across: 0, down: 0 },
  }
  for (const most of rounds) {
    const near = found.filter(
      ({ x, y, shiftX, shiftY }) =>
        Math.abs(shiftX - shiftAt(shifts.x, x, y)) < most && Math.abs(shiftY - shiftAt(shifts.y, x, y)) < most,
    )
    if (near.length < MIN_BLOCKS) break
    shifts = { x: planeThrough(near, ({ shiftX }) => shiftX), y: planeThrough(near, ({ shiftY }) => shiftY) }
  }
  return shifts
}

function planeThrough(blocks: Found[], of: (block: Found) => number): Slope {
  const mean = (value: (block: Found) => number) => blocks.reduce((sum, block) => sum + value(block), 0) / blocks.length
  const [x, y, z] = [mean((block) => block.x), mean((block) => block.y), mean(of)]
  let [xx, xy, yy, xz, yz] = [1, 0, 1, 0, 0] // the 1 gives blocks in a line no slope across it
  for (const block of blocks) {
    const [across, down, off] = [block.x - x, block.y - y, of(block) - z]
    xx += across * across
    xy += across * down
    yy += down * down
    xz += across * off
    yz += down * off
  }
  const determinant = xx * yy - xy * xy
  const slope = { across: (xz * yy - yz * xy) / determinant, down: (yz * xx - xz * xy) / determinant }
  return { at: z - slope.across * x - slope.down * y, ...slope }
}
