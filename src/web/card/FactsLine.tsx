import type { ReactNode } from 'react'
import { M2_PER_FT2 } from '#contract/area'
import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import { withSeparators } from '#contract/separators'
import { shortUnits } from './area-units.ts'
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
  const [seen, spoken] = [facts.map(({ short }) => short).join(' · '), facts.map((fact) => fact.spoken).join(', ')]
  return (
    <p className={className}>
      {children}
      {facts.length > 0 && (
        <>
          <span aria-hidden="true">{children ? ` · ${seen}` : seen}</span>
          <span className="sr-only">{children ? `, ${spoken}` : spoken}</span>
        </>
      )}
    </p>
  )
}

type Fact = { short: string; spoken: string }

export function factsOf({ bedrooms, bathrooms, area, areaUnit = 'ft2' }: Facts, unit: AreaUnit = areaUnit): Fact[] {
  const facts: Fact[] = []
  if (bedrooms === 0) facts.push({ short: 'studio', spoken: 'studio' })
  else if (bedrooms !== undefined) facts.push(counted(bedrooms, 'bd', 'bedroom'))
  if (bathrooms !== undefined) facts.push(counted(bathrooms, 'ba', 'bathroom'))
  if (area !== undefined) facts.push(sized(inUnit(area, areaUnit, unit), unit))
  return facts
}

function inUnit(area: number, from: AreaUnit, to: AreaUnit): number {
  if (from === to) return area
  return Math.round(to === 'm2' ? area * M2_PER_FT2 : area / M2_PER_FT2)
}

const counted = (number: number, unit: string, noun: string): Fact => ({
  short: `${number} ${unit}`,
  spoken: `${number} ${number === 1 ? noun : `${noun}s`}`,
})

const spokenUnits: Record<AreaUnit, string> = { ft2: 'square feet', m2: 'square metres' }

function sized(area: number, unit: AreaUnit): Fact {
  const shown = withSeparators(area)
  return { short: `${shown} ${shortUnits[unit]}`, spoken: `${shown} ${spokenUnits[unit]}` }
}
