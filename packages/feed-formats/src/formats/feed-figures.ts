/**
 * Figures of a home as its format states them. Lengths are metres; `associationFee` and `shareRent` are amounts a month,
 * other amounts a year; days are YYYY-MM-DD.
 */
export type FeedFigures = {
  rooms?: number | undefined
  livingRooms?: number | undefined
  toilets?: number | undefined
  /** In the unit of the area. */
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
  /** kWh per m² and year. */
  energyValue?: number | undefined
  energyKind?: 'demand' | 'consumption' | undefined
  energyValidUntil?: string | undefined
  /** kg CO₂ per m² and year. */
  emissions?: number | undefined
  emissionsRating?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | undefined
  energyCosts?: string | undefined
  /** Percent. */
  ownershipShare?: number | undefined
  shareRent?: number | undefined
  leaseYears?: number | undefined
  groundRent?: number | undefined
  groundRentReviewYears?: number | undefined
  /** Percent. */
  groundRentIncrease?: number | undefined
  serviceCharge?: number | undefined
  associationFee?: number | undefined
  /** The band. */
  councilTax?: string | undefined
  propertyTax?: number | undefined
  commission?: string | undefined
  newBuild?: boolean | undefined
  buildStage?: 'planned' | 'underConstruction' | 'completed' | undefined
  availableFrom?: string | undefined
}
