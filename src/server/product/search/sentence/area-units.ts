import { M2_PER_FT2 } from '#contract/area'
import type { Unit } from './comparisons.ts'
import type { Quantity } from './quantity.ts'

const FT2_PER_ACRE = 43_560
const M2_PER_HECTARE = 10_000
const FT2_PER_YD2 = 9
export const unitOf = (unit: Unit | undefined): 'ft2' | 'm2' | undefined =>
  unit === 'acre' || unit === 'yd2' || unit === 'ft2' ? 'ft2' : unit === 'ha' || unit === 'm2' ? 'm2' : undefined

const FACTORS: Partial<Record<Unit, number>> = { acre: FT2_PER_ACRE, yd2: FT2_PER_YD2, ha: M2_PER_HECTARE }

export function converted({ least, most }: Quantity, unit: Unit | undefined): { least?: number; most?: number } {
  const factor = unit ? (FACTORS[unit] ?? 1) : 1
  return { ...(least !== undefined && { least: least * factor }), ...(most !== undefined && { most: most * factor }) }
}

export function inUnit(quantity: Quantity, unit: 'ft2' | 'm2'): Quantity {
  if (!quantity.unit || quantity.unit === unit) return quantity
  const toM2 = quantity.kind === 'perArea' ? 1 / M2_PER_FT2 : M2_PER_FT2
  const factor = unit === 'm2' ? toM2 : 1 / toM2
  const { least, most } = quantity
  const round = (value: number) => Math.round(value * factor * 100) / 100
  return {
    ...quantity,
    unit,
    ...(least !== undefined && { least: round(least) }),
    ...(most !== undefined && { most: round(most) }),
  }
}
