import type { ReactNode } from 'react'
import { M2_PER_FT2 } from '#contract/area'
import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/card'
import { useReadersUnit } from './readers-unit.ts'

type Facts = Pick<Property, 'bedrooms' | 'bathrooms' | 'area' | 'areaUnit'>

type Props = {
  property: Facts
  className: string
  children?: ReactNode
}

export function FactsLine({ property, className, children }: Props) {
  const facts = factsOf(property, useReadersUnit())
  if (facts.length === 0 && !children) return null
  const texts = (kind: keyof Fact, separator: string) =>
    (children ? separator : '') + facts.map((fact) => fact[kind]).join(separator)
  return (
    <p className={className}>
      {children}
      {facts.length > 0 && (
        <>
          <span aria-hidden="true">{texts('short', ' · ')}</span>
          <span className="sr-only">{texts('spoken', t.and())}</span>
        </>
      )}
    </p>
  )
}

type Fact = { short: string; spoken: string }

export function factsOf({ bedrooms, bathrooms, area, areaUnit = 'ft2' }: Facts, unit: AreaUnit = areaUnit): Fact[] {
  const facts: Fact[] = []
  if (bedrooms === 0) facts.push({ short: t.studio(), spoken: t.studio() })
  else if (bedrooms !== undefined)
    facts.push({
      short: t.bedrooms({ count: shownNumber(bedrooms) }),
      spoken: t.bedroomsSpoken({ count: bedrooms, shown: shownNumber(bedrooms) }),
    })
  if (bathrooms !== undefined)
    facts.push({
      short: t.bathrooms({ count: bathrooms, shown: shownNumber(bathrooms) }),
      spoken: t.bathroomsSpoken({ count: bathrooms, shown: shownNumber(bathrooms) }),
    })
  if (area !== undefined) facts.push(sized(inUnit(area, areaUnit, unit), unit))
  return facts
}

function inUnit(area: number, from: AreaUnit, to: AreaUnit): number {
  if (from === to) return area
  return Math.round(to === 'm2' ? area * M2_PER_FT2 : area / M2_PER_FT2)
}

function sized(area: number, unit: AreaUnit): Fact {
  const shown = { area: shownNumber(area) }
  return unit === 'm2'
    ? { short: t.squareMetres(shown), spoken: t.squareMetresSpoken(shown) }
    : { short: t.squareFeet(shown), spoken: t.squareFeetSpoken(shown) }
}
