import type { Figures } from './home-figures.ts'

type BasicFacts = {
  type?: 'house' | 'apartment' | 'townhouse' | 'land' | 'other' | undefined
  bedrooms?: number | undefined
  yearBuilt?: number | undefined
  tenure?: 'freehold' | 'leasehold' | 'other' | undefined
  energyRating?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | undefined
}
/** The facts of a listing that laws refer to. `country`: ISO 3166-1 alpha-2; without one, no law applies. */
export type LegalHome = BasicFacts & Figures & { address?: { country?: string | undefined } | undefined }
export type LegalFact = keyof BasicFacts | keyof Figures

const isDwelling = ({ type }: LegalHome): boolean => type !== 'land'
/** Returns true for a home that can have an energy certificate: a dwelling that is already built. */
const isBuilt = (home: LegalHome): boolean =>
  isDwelling(home) && home.buildStage !== 'planned' && home.buildStage !== 'underConstruction'
const isFlat = ({ type }: LegalHome): boolean => type === 'apartment'
const isLeasehold = ({ tenure }: LegalHome): boolean => tenure === 'leasehold'
const paysGroundRent = (home: LegalHome): boolean => isLeasehold(home) && (home.groundRent ?? 0) > 0
const isPartOwned = ({ ownershipShare }: LegalHome): boolean => ownershipShare !== undefined && ownershipShare < 100

/**
 * A requirement of a law. `asks`: the required facts; of a pair, either suffices, and the first is reported. `holds`:
 * returns true for the homes to which the rule applies, by default all; `of`: these homes in words, as in "of a
 * leasehold home".
 */
type Rule = {
  asks: (LegalFact | [LegalFact, LegalFact])[]
  holds?: (home: LegalHome) => boolean
  of?: string
  source: string
}
type Law = { place: string; rules: Rule[] }

const dwelling = { holds: isDwelling, of: 'a home' }
const built = { holds: isBuilt, of: 'a home that is built' }
const leasehold = { holds: isLeasehold, of: 'a leasehold home' }
const PART_A = 'National Trading Standards, material information, part A'
const PART_B = 'National Trading Standards, material information, part B'
const GEG = 'Gebäudeenergiegesetz, § 87'
const ES_LABEL = 'Real Decreto 390/2021, the label in advertisements'

/**
 * The facts that a listing must state, by country, with conditions and sources. A listing without them is never
 * refused: its agent and the admins see the missing ones, and buyers see "Not stated".
 */
export const LAWS: Record<string, Law> = {
  GB: {
    place: 'the United Kingdom',
    rules: [
      { asks: ['tenure'], source: PART_A },
      { asks: [['councilTax', 'propertyTax']], ...dwelling, source: PART_A },
      { asks: ['leaseYears', 'groundRent', 'serviceCharge'], ...leasehold, source: PART_A },
      { asks: ['groundRentReviewYears'], holds: paysGroundRent, of: 'a home with ground rent', source: PART_A },
      { asks: ['shareRent'], holds: isPartOwned, of: 'a home of which a part is sold', source: PART_A },
      { asks: ['type'], source: PART_B },
      {
        asks: [
          ['bedrooms', 'rooms'],
          ['heating', 'heatingFuel'],
          ['parkingSpaces', 'garages'],
        ],
        ...dwelling,
        source: PART_B,
      },
      { asks: ['energyRating'], ...built, source: 'Energy Performance of Buildings Regulations 2012, regulation 11' },
    ],
  },
  DE: {
    place: 'Germany',
    rules: [{ asks: ['energyKind', 'energyValue', 'heatingFuel', 'yearBuilt', 'energyRating'], ...built, source: GEG }],
  },
  ES: {
    place: 'Spain',
    rules: [{ asks: ['energyRating', 'energyValue', 'emissionsRating', 'emissions'], ...built, source: ES_LABEL }],
  },
  FR: {
    place: 'France',
    rules: [
      {
        asks: ['energyRating', 'emissionsRating', 'energyCosts'],
        ...built,
        source: 'Code de la construction et de l’habitation, L126-33, R126-22 and R126-23',
      },
      {
        asks: [['serviceCharge', 'associationFee']],
        holds: isFlat,
        of: 'a flat',
        source: 'Code de la construction et de l’habitation, L721-1',
      },
      { asks: ['commission'], source: 'Arrêté du 10 janvier 2017 on the prices of agents' },
    ],
  },
}

export type MissingFacts = { facts: LegalFact[]; of: string | undefined; source: string }

/**
 * Returns the facts that the law of the home's country requires and the listing doesn't state, by rule; `undefined` if
 * none is missing or no law is known.
 */
export function missingByLaw(home: LegalHome): { place: string; missing: MissingFacts[] } | undefined {
  const law = LAWS[home.address?.country ?? '']
  if (!law) return undefined
  const missing = law.rules.flatMap(({ asks, holds, of, source }) => {
    if (holds && !holds(home)) return []
    const facts = asks.flatMap((ask) => {
      const [first, other = first] = typeof ask === 'string' ? ([ask] as const) : ask
      return home[first] === undefined && home[other] === undefined ? [first] : []
    })
    return facts.length > 0 ? [{ facts, of, source }] : []
  })
  return missing.length > 0 ? { place: law.place, missing } : undefined
}
