import * as t from '#messages/legalFacts'
import type { EnergyRating } from './fact-options.ts'
import type { Figures } from './home-figures.ts'

type BasicFacts = {
  type?: 'house' | 'apartment' | 'townhouse' | 'land' | 'other' | undefined
  bedrooms?: number | undefined
  yearBuilt?: number | undefined
  tenure?: 'freehold' | 'leasehold' | 'other' | undefined
  energyRating?: EnergyRating | undefined
}
/** The facts of a listing that laws refer to. `country`: ISO 3166-1 alpha-2; without one, no law applies. */
export type LegalHome = BasicFacts & Figures & { address?: { country?: string | undefined } | undefined }
export type LegalFact = keyof BasicFacts | keyof Figures

const isDwelling = ({ type }: LegalHome): boolean => type !== 'land'
const isBuilt = (home: LegalHome): boolean =>
  isDwelling(home) && home.buildStage !== 'planned' && home.buildStage !== 'underConstruction'
const isFlat = ({ type }: LegalHome): boolean => type === 'apartment'
const isLeasehold = ({ tenure }: LegalHome): boolean => tenure === 'leasehold'
const paysGroundRent = (home: LegalHome): boolean => isLeasehold(home) && (home.groundRent ?? 0) > 0
const isPartOwned = ({ ownershipShare }: LegalHome): boolean => ownershipShare !== undefined && ownershipShare < 100

/**
 * A requirement of a law. `asks`: the required facts; of a pair, either suffices, and the first is reported. `holds`:
 * returns true for the homes to which the rule applies, by default all; `of`: the kind of these homes.
 */
type Rule = {
  asks: (LegalFact | [LegalFact, LegalFact])[]
  holds?: (home: LegalHome) => boolean
  of?: HomeKind
  source: () => string
}
type HomeKind = 'dwelling' | 'built' | 'leasehold' | 'groundRent' | 'part' | 'other'
type Country = 'GB' | 'DE' | 'ES' | 'FR'
type Law = { rules: Rule[] }

const dwelling = { holds: isDwelling, of: 'dwelling' } as const
const built = { holds: isBuilt, of: 'built' } as const
const leasehold = { holds: isLeasehold, of: 'leasehold' } as const

/**
 * The facts that a listing must state, by country, with conditions and sources. A listing without them is never
 * refused: its agent and the admins see the missing ones, and buyers see "Not stated".
 */
export const LAWS: Record<Country, Law> = {
  GB: {
    rules: [
      { asks: ['tenure'], source: t.partA },
      { asks: [['councilTax', 'propertyTax']], ...dwelling, source: t.partA },
      { asks: ['leaseYears', 'groundRent', 'serviceCharge'], ...leasehold, source: t.partA },
      { asks: ['groundRentReviewYears'], holds: paysGroundRent, of: 'groundRent', source: t.partA },
      { asks: ['shareRent'], holds: isPartOwned, of: 'part', source: t.partA },
      { asks: ['type'], source: t.partB },
      {
        asks: [
          ['bedrooms', 'rooms'],
          ['heating', 'heatingFuel'],
          ['parkingSpaces', 'garages'],
        ],
        ...dwelling,
        source: t.partB,
      },
      { asks: ['energyRating'], ...built, source: t.buildings2012 },
    ],
  },
  DE: {
    rules: [
      { asks: ['energyKind', 'energyValue', 'heatingFuel', 'yearBuilt', 'energyRating'], ...built, source: t.geg },
    ],
  },
  ES: {
    rules: [{ asks: ['energyRating', 'energyValue', 'emissionsRating', 'emissions'], ...built, source: t.realDecreto }],
  },
  FR: {
    rules: [
      {
        asks: ['energyRating', 'emissionsRating', 'energyCosts'],
        ...built,
        source: t.energyLaw,
      },
      {
        asks: [['serviceCharge', 'associationFee']],
        holds: isFlat,
        of: 'other',
        source: t.flatLaw,
      },
      { asks: ['commission'], source: t.feesLaw },
    ],
  },
}

type MissingByRule = { facts: LegalFact[]; of: HomeKind | undefined; source: string }
type MissingByLaw = { country: Country; missing: MissingByRule[]; facts: LegalFact[] }

export function missingByLaw(home: LegalHome): MissingByLaw | undefined {
  const country = home.address?.country
  if (!hasLaw(country)) return undefined
  const missing = LAWS[country].rules.flatMap(({ asks, holds, of, source }) => {
    if (holds && !holds(home)) return []
    const facts = asks.flatMap((ask) => {
      const [first, other = first] = typeof ask === 'string' ? ([ask] as const) : ask
      return home[first] === undefined && home[other] === undefined ? [first] : []
    })
    return facts.length > 0 ? [{ facts, of, source: source() }] : []
  })
  return missing.length > 0 ? { country, missing, facts: missing.flatMap(({ facts }) => facts) } : undefined
}

const hasLaw = (country: string | undefined): country is Country => country !== undefined && country in LAWS
