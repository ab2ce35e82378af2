import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import { withSeparators } from '#contract/separators'
import { shortUnits } from './area-units.ts'

type Facts = Pick<Property, 'bedrooms' | 'bathrooms' | 'area' | 'areaUnit'>

/** The size of a home on a card, "3 bd · 2 ba · 1,240 sq ft", spelled out for screen readers; nothing for a home without facts. */
export function FactsLine({ property, className }: { property: Facts; className: string }) {
  const facts = factsOf(property)
  if (facts.length === 0) return null
  return (
    <p className={className}>
      <span aria-hidden="true">{facts.map(({ short }) => short).join(' · ')}</span>
      <span className="sr-only">{facts.map(({ spoken }) => spoken).join(', ')}</span>
    </p>
  )
}

type Fact = { short: string; spoken: string }

export function factsOf({ bedrooms, bathrooms, area, areaUnit = 'ft2' }: Facts): Fact[] {
  const facts: Fact[] = []
  if (bedrooms === 0) facts.push({ short: 'studio', spoken: 'studio' })
  else if (bedrooms !== undefined) facts.push(counted(bedrooms, 'bd', 'bedroom'))
  if (bathrooms !== undefined) facts.push(counted(bathrooms, 'ba', 'bathroom'))
  if (area !== undefined) facts.push(sized(area, areaUnit))
  return facts
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
