import type { GreyPicture } from './picture-patches.ts'

export type Part = { left: number; top: number; width: number; height: number }

const MAX_PARTS = 4
const MAX_CUTS = 3 // nested cuts
const MIN_SIDE = 64 // in pixels of a picture of 480
const MIN_AREA = 0.04
const MAX_AREA = 0.75
const MAX_EVEN_DEVIATION = 2 // shades
/**
 * The fraction of a line that must be a step of at least `MIN_STEP` shades within `STEP_REACH` pixels, for the line to
 * be a seam between two pictures.
 */
const MIN_SEAM = 0.85
const MIN_STEP = 10
const STEP_REACH = 2

/**
 * Returns the pictures of a collage, and the picture within a frame such as a phone's: the parts between even bars, and
 * between lines at which nearly all shades change. Empty for most photographs.
 */
export function partsOf(picture: GreyPicture): Part[] {
  const whole = picture.width * picture.height
  const areaOf = ({ width, height }: Part) => (width * height) / whole
  return cut(picture, { left: 0, top: 0, width: picture.width, height: picture.height }, MAX_CUTS)
    .filter((part) => areaOf(part) >= MIN_AREA && areaOf(part) <= MAX_AREA)
    .sort((one, other) => areaOf(other) - areaOf(one))
    .slice(0, MAX_PARTS)
}

function cut(picture: GreyPicture, part: Part, cuts: number): Part[] {
  if (part.width < MIN_SIDE || part.height < MIN_SIDE) return []
  const across = segmentsOf(linesOf(picture, part, 'columns'))
  const down = segmentsOf(linesOf(picture, part, 'rows'))
  const isWhole = (segments: Segment[], length: number) =>
    segments.length === 1 && segments[0]?.from === 0 && segments[0].to === length
  if (cuts === 0 || (isWhole(across, part.width) && isWhole(down, part.height))) return [part]
  const isAcross = down.length === 0 || isWhole(down, part.height) || across.length > 1
  return isAcross
    ? across.flatMap(({ from, to }) => cut(picture, { ...part, left: part.left + from, width: to - from }, cuts - 1))
    : down.flatMap(({ from, to }) => cut(picture, { ...part, top: part.top + from, height: to - from }, cuts - 1))
}

type Segment = { from: number; to: number }
type Line = { isEven: boolean; seam: number }

function segmentsOf(lines: Line[]): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const [at, { isEven, seam }] of lines.entries()) {
    const isSeam = seam >= MIN_SEAM && seam >= (lines[at - 1]?.seam ?? 0) && seam > (lines[at + 1]?.seam ?? 0)
    if (!isEven && !isSeam) continue
    if (at - from >= MIN_SIDE) segments.push({ from, to: at })
    from = at + 1
  }
  if (lines.length - from >= MIN_SIDE) segments.push({ from: from === 0 ? 0 : from, to: lines.length })
  return segments
}

function linesOf({ data, width }: GreyPicture, part: Part, kind: 'rows' | 'columns'): Line[] {
  const [count, length] = kind === 'rows' ? [part.height, part.width] : [part.width, part.height]
  const start = part.top * width + part.left
  const [next, along] = kind === 'rows' ? [width, 1] : [1, width]
  return Array.from({ length: count }, (_, line) => {
    const first = start + line * next
    let [sum, squares, steps] = [0, 0, 0]
    const isInside = line >= STEP_REACH && line < count - STEP_REACH
    for (let at = 0; at < length; at++) {
      const pixel = first + at * along
      const value = data[pixel] ?? 0
      sum += value
      squares += value * value
      if (isInside && Math.abs((data[pixel - STEP_REACH * next] ?? 0) - (data[pixel + next] ?? 0)) >= MIN_STEP) steps++
    }
    const mean = sum / length
    return { isEven: squares / length - mean * mean <= MAX_EVEN_DEVIATION ** 2, seam: steps / length }
  })
}
