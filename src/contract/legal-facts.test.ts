import { expect, test } from 'vitest'
import { LAWS, type LegalHome, missingByLaw } from './legal-facts.ts'

const missing = (home: LegalHome) => missingByLaw(home)?.facts ?? []
const inGb = { address: { country: 'GB' } }
const partsAAndB = ['tenure', 'councilTax', 'type', 'bedrooms', 'heating', 'parkingSpaces', 'energyRating']
const completeGb = {
  ...inGb,
  tenure: 'freehold',
  councilTax: 'D',
  type: 'house',
  bedrooms: 0,
  heating: 'Gas',
  parkingSpaces: 0,
  energyRating: 'C',
} as const

test('a home in the United Kingdom without facts lacks those of parts A and B, and the energy rating', () => {
  expect(missing(inGb)).toEqual(partsAAndB)
})

test('nothing is missing of a complete home; 0 and no are stated', () => {
  expect(missingByLaw(completeGb)).toBeUndefined()
})

test.each([
  ['a fact that does as well', { ...completeGb, councilTax: undefined, propertyTax: 0 }, []],
  ['neither of two', { ...completeGb, councilTax: undefined }, ['councilTax']],
  ['a leasehold', { ...completeGb, tenure: 'leasehold' }, ['leaseYears', 'groundRent', 'serviceCharge']],
  [
    'a leasehold without ground rent',
    { ...completeGb, tenure: 'leasehold', leaseYears: 0, groundRent: 0, serviceCharge: 0 },
    [],
  ],
  [
    'a leasehold with ground rent',
    { ...completeGb, tenure: 'leasehold', leaseYears: 99, groundRent: 0.01, serviceCharge: 0 },
    ['groundRentReviewYears'],
  ],
  ['a freehold with ground rent', { ...completeGb, groundRent: 250 }, []],
  ['a share', { ...completeGb, ownershipShare: 99.5 }, ['shareRent']],
  ['a share of all of it', { ...completeGb, ownershipShare: 100 }, []],
  ['land', { ...inGb, type: 'land' }, ['tenure']],
  ['a home that is not built', { ...completeGb, energyRating: undefined, buildStage: 'underConstruction' }, []],
  ['a completed home', { ...completeGb, energyRating: undefined, buildStage: 'completed' }, ['energyRating']],
] as const)('of %s in the United Kingdom', (_, home, facts) => {
  expect(missing(home)).toEqual(facts)
})

test.each([
  ['DE', {}, ['energyKind', 'energyValue', 'heatingFuel', 'yearBuilt', 'energyRating']],
  ['DE', { type: 'land' }, []],
  ['DE', { energyKind: 'demand', energyValue: 0, heatingFuel: 'Gas', yearBuilt: 1960, energyRating: 'F' }, []],
  ['ES', {}, ['energyRating', 'energyValue', 'emissionsRating', 'emissions']],
  ['FR', {}, ['energyRating', 'emissionsRating', 'energyCosts', 'commission']],
  ['FR', { type: 'apartment', buildStage: 'planned' }, ['serviceCharge', 'commission']],
  ['FR', { type: 'apartment', buildStage: 'planned', associationFee: 90, commission: 'None' }, []],
  ['US', {}, []],
] as const)('in %s, of %j', (country, home, facts) => {
  expect(missing({ ...home, address: { country } })).toEqual(facts)
})

test('without a country no law is known', () => {
  expect([missingByLaw({}), missingByLaw({ address: {} })]).toEqual([undefined, undefined])
})

test('each rule names its source, and a condition says of which homes', () => {
  const rules = Object.values(LAWS).flatMap((law) => law.rules)
  expect(rules.filter(({ source }) => source().length < 10)).toEqual([])
  expect(rules.filter(({ holds, of }) => (holds === undefined) !== (of === undefined))).toEqual([])
})
