import { type FigureName, figureNames, homeFigures } from '#contract/home-figures'
import type { PictureKind } from '#contract/property-facts'
import type { PropertyUpdate } from '#contract/property-fields'
import * as facts from '#messages/factNames'
import * as kinds from '#messages/facts'
import * as t from '#messages/listingFields'

export const pictureKindNames: Record<PictureKind, () => string> = {
  photo: kinds.photo,
  floorPlan: kinds.floorPlan,
  map: kinds.map,
  energy: kinds.energyChart,
}

const figureLabels = Object.fromEntries(figureNames.map((name) => [name, homeFigures[name].label])) as Record<
  FigureName,
  () => string
>

export const fieldLabels: Record<string, () => string> = {
  title: t.title,
  location: t.location,
  address: t.addressParts,
  addressShown: t.addressShown,
  price: t.price,
  priceKind: t.priceKind,
  auctionAt: t.auctionAt,
  auctionConditional: t.auctionConditional,
  auctionClosesOffers: t.auctionClosesOffers,
  description: t.description,
  language: t.language,
  translations: t.translations,
  propertyImage: t.propertyImage,
  pictures: t.pictures,
  tours: t.tours,
  documents: t.documents,
  contact: t.contact,
  openTimes: t.openTimes,
  agentImage: t.agentImage,
  type: facts.type,
  bedrooms: facts.bedrooms,
  bathrooms: facts.bathrooms,
  area: facts.area,
  plot: facts.plot,
  areaUnit: t.areaUnit,
  yearBuilt: facts.yearBuilt,
  tenure: facts.tenure,
  energyRating: facts.energyRating,
  ...figureLabels,
  features: facts.features,
  timeZone: t.timeZone,
  latitude: t.latitude,
  longitude: t.longitude,
  precision: t.precision,
} satisfies Record<keyof PropertyUpdate | 'agentImage', () => string>
