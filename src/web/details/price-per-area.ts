import { M2_PER_FT2 } from '#contract/area'
import type { PriceRange } from '#contract/price'
import type { AreaUnit } from '#contract/property-facts'

/**
 * Returns the lowest and highest price per unit of area, in whole units of currency; both are equal for a single
 * amount.
 */
export function pricePerArea(
  { lowest, highest }: PriceRange,
  { area, areaUnit = 'ft2' }: { area: number; areaUnit?: AreaUnit | undefined },
  unit: AreaUnit,
): [lowest: number, highest: number] {
  const size = areaIn(unit, area, areaUnit)
  return [Math.round(lowest / 100 / size), Math.round(highest / 100 / size)]
}

type Money = { amount: (amount: number) => string }

export function shownPerArea(
  price: PriceRange,
  size: { area: number; areaUnit?: AreaUnit | undefined },
  unit: AreaUnit,
  money: Money,
): string {
  const [lowest, highest] = pricePerArea(price, size, unit).map(money.amount)
  return lowest === highest ? `${lowest}` : `${lowest}–${highest}`
}

function areaIn(unit: AreaUnit, area: number, given: AreaUnit): number {
  if (unit === given) return area
  return unit === 'm2' ? area * M2_PER_FT2 : area / M2_PER_FT2
}
