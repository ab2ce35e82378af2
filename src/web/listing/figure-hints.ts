import type { FigureName } from '#contract/home-figures'
import * as t from '#messages/figureHints'

/** The texts below the fields of figures. */
export const figureHints: Partial<Record<FigureName, () => string>> = {
  rooms: t.roomsHint,
  usableArea: t.usableAreaHint,
  floor: t.floorHint,
  floors: t.floorsHint,
  yearModernized: t.yearHint,
  garages: t.garagesHint,
  parkingSpaces: t.parkingSpacesHint,
  frontage: t.plotInMetres,
  depth: t.plotInMetres,
  heating: t.heatingHint,
  heatingFuel: t.heatingFuelHint,
  energyValue: t.energyValueHint,
  emissions: t.emissionsHint,
  energyCosts: t.energyCostsHint,
  ownershipShare: t.ownershipShareHint,
  shareRent: t.aMonthHint,
  leaseYears: t.yearsHint,
  groundRent: t.aYearHint,
  groundRentReviewYears: t.yearsHint,
  groundRentIncrease: t.percentHint,
  serviceCharge: t.aYearHint,
  associationFee: t.associationFeeHint,
  councilTax: t.councilTaxHint,
  propertyTax: t.propertyTaxHint,
  commission: t.commissionHint,
}
