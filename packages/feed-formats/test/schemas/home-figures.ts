import fc from 'fast-check'
import type { FeedFigures } from '../../src/formats/feed-figures.ts'

const count = fc.integer({ min: 0, max: 50 })
const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
const metres = fc.integer({ min: 0, max: 100_000 }).map((centimetres) => centimetres / 100)
const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
const day = fc.constantFrom('2027-03-01', '2031-05-30')
const rating = fc.constantFrom('A' as const, 'G' as const)

const figures = {
  rooms: count.map((halves) => halves / 2),
  livingRooms: count,
  toilets: count,
  usableArea: metres,
  floor: fc.integer({ min: -10, max: 200 }),
  floors: count,
  lift: fc.boolean(),
  garages: count,
  parkingSpaces: count,
  frontage: metres,
  depth: metres,
  condition: fc.constantFrom('asNew' as const, 'needsRenovation' as const, 'shell' as const, 'derelict' as const),
  yearModernized: fc.integer({ min: 1000, max: 2031 }),
  heating: fc.constantFrom('Central heating', 'Stoves, Underfloor heating', 'By <the> "sun" & wind'),
  heatingFuel: fc.constantFrom('Gas', 'Oil, Wood', 'Straw & <hay>'),
  energyValue: metres,
  energyKind: fc.constantFrom('demand' as const, 'consumption' as const),
  energyValidUntil: day,
  emissions: metres,
  emissionsRating: rating,
  energyCosts: fc.constant('1,150 to 1,600 a year'),
  ownershipShare: percent,
  shareRent: amount,
  leaseYears: count,
  groundRent: amount,
  groundRentReviewYears: count,
  groundRentIncrease: percent,
  serviceCharge: amount,
  associationFee: amount,
  councilTax: fc.constantFrom('D', 'Band E', 'Exempt', 'by ^ and ~'),
  propertyTax: amount,
  commission: fc.constantFrom('3.57 % with VAT', 'None & <b>nothing</b>'),
  newBuild: fc.boolean(),
  buildStage: fc.constantFrom('planned' as const, 'underConstruction' as const, 'completed' as const),
  availableFrom: day,
} satisfies { [Name in keyof FeedFigures]-?: fc.Arbitrary<FeedFigures[Name]> }

export const homeFigures: fc.Arbitrary<FeedFigures> = fc.record(figures, { requiredKeys: [] })
