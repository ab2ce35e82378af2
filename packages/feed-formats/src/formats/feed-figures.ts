/**
 * Figures of a home as its format states them. `usableArea` is in the unit of the home's area, other lengths are
 * metres. `associationFee` and `shareRent` are amounts a month, other amounts a year. `energyValue`: kWh per m² and
 * year. `emissions`: kg CO₂ per m² and year. `ownershipShare` and `groundRentIncrease`: percent. `councilTax`: the
 * band. Days are YYYY-MM-DD.
 */
export type FeedFigures = {
  rooms?: number | undefined
  livingRooms?: number | undefined
  toilets?: number | undefined
  usableArea?: number | undefined
  floor?: number | undefined
  floors?: number | undefined
  lift?: boolean | undefined
  garages?: number | undefined
  parkingSpaces?: number | undefined
  frontage?: number | undefined
  depth?: number | undefined
  condition?:
    | 'firstOccupancy'
    | 'asNew'
    | 'modernized'
    | 'wellKept'
    | 'needsRenovation'
    | 'shell'
    | 'derelict'
    | undefined
  yearModernized?: number | undefined
  heating?: string | undefined
  heatingFuel?: string | undefined
  energyValue?: number | undefined
  energyKind?: 'demand' | 'consumption' | undefined
  energyValidUntil?: string | undefined
  emissions?: number | undefined
  emissionsRating?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | undefined
  energyCosts?: string | undefined
  ownershipShare?: number | undefined
  shareRent?: number | undefined
  leaseYears?: number | undefined
  groundRent?: number | undefined
  groundRentReviewYears?: number | undefined
  groundRentIncrease?: number | undefined
  serviceCharge?: number | undefined
  associationFee?: number | undefined
  councilTax?: string | undefined
  propertyTax?: number | undefined
  commission?: string | undefined
  newBuild?: boolean | undefined
  buildStage?: 'planned' | 'underConstruction' | 'completed' | undefined
  availableFrom?: string | undefined
}
