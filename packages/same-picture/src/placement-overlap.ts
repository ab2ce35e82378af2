import type { Placement } from './picture-alignment.ts'

type Size = { width: number; height: number }

export function overlapOf(one: Size, other: Size, { scaleX, scaleY, left, top }: Placement): number {
  const wide = Math.min(other.width, left + scaleX * one.width) - Math.max(0, left)
  const high = Math.min(other.height, top + scaleY * one.height) - Math.max(0, top)
  const area = Math.max(0, wide) * Math.max(0, high)
  return area / Math.min(other.width * other.height, scaleX * one.width * scaleY * one.height)
}
