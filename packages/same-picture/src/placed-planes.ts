import type { Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { type Shifts, shiftAt } from './picture-shifts.ts'

/** A picture as numbers. `data`: NaN outside the picture. */
export type Plane = { data: Float32Array; width: number; height: number }

const MIN_SIDE = 20

/** The area that both pictures show, in pixels of the coarser one: `stepX` and `stepY` pixels of the second. */
type Common = { startX: number; startY: number; stepX: number; stepY: number; width: number; height: number }

export function commonArea(
  one: GreyPicture,
  other: GreyPicture,
  { scaleX, scaleY, left, top }: Placement,
): Common | undefined {
  const [stepX, stepY] = [Math.max(1, scaleX), Math.max(1, scaleY)]
  const [startX, startY] = [Math.max(0, left), Math.max(0, top)]
  const width = Math.floor((Math.min(other.width, left + scaleX * one.width) - startX) / stepX)
  const height = Math.floor((Math.min(other.height, top + scaleY * one.height) - startY) / stepY)
  return width < MIN_SIDE || height < MIN_SIDE ? undefined : { startX, startY, stepX, stepY, width, height }
}

export function planeThere(other: GreyPicture, { startX, startY, stepX, stepY, width, height }: Common): Plane {
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = shadeAt(other, startX + (x + 0.5) * stepX, startY + (y + 0.5) * stepY, stepX, stepY)
  return smoothed({ data, width, height })
}

export function ownPlane(
  one: GreyPicture,
  { scaleX, scaleY, left, top }: Placement,
  { startX, startY, stepX, stepY, width, height }: Common,
  shifts: Shifts,
): Plane {
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ownX = (startX + (x + 0.5) * stepX - shiftAt(shifts.x, x, y) * stepX - left) / scaleX
      const ownY = (startY + (y + 0.5) * stepY - shiftAt(shifts.y, x, y) * stepY - top) / scaleY
      data[y * width + x] = shadeAt(one, ownX, ownY, stepX / scaleX, stepY / scaleY)
    }
  return smoothed({ data, width, height })
}

function shadeAt(picture: GreyPicture, x: number, y: number, wide: number, high: number): number {
  if (x < 0 || y < 0 || x > picture.width || y > picture.height) return Number.NaN
  const columns = Math.max(1, Math.ceil(wide - 0.25))
  const rows = Math.max(1, Math.ceil(high - 0.25))
  if (columns === 1 && rows === 1) return between(picture, x, y)
  let sum = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sum += between(picture, x + ((column + 0.5) / columns - 0.5) * wide, y + ((row + 0.5) / rows - 0.5) * high)
  return sum / (columns * rows)
}

function between({ data, width, height }: GreyPicture, x: number, y: number): number {
  const across = Math.min(width - 1.001, Math.max(0, x - 0.5))
  const down = Math.min(height - 1.001, Math.max(0, y - 0.5))
  const at = Math.floor(down) * width + Math.floor(across)
  const a = across - Math.floor(across)
  const b = down - Math.floor(down)
  const upper = (1 - a) * (data[at] ?? 0) + a * (data[at + 1] ?? 0)
  const lower = (1 - a) * (data[at + width] ?? 0) + a * (data[at + width + 1] ?? 0)
  return (1 - b) * upper + b * lower
}

function smoothed({ data, width, height }: Plane): Plane {
  const across = new Float64Array(data.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      across[at] = (data[x > 0 ? at - 1 : at] ?? 0) + 2 * (data[at] ?? 0) + (data[x < width - 1 ? at + 1 : at] ?? 0)
  const result = new Float32Array(data.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      result[at] =
        ((across[y > 0 ? at - width : at] ?? 0) +
          2 * (across[at] ?? 0) +
          (across[y < height - 1 ? at + width : at] ?? 0)) /
        16
  return { data: result, width, height }
}
