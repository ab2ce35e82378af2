import { type FigureName, figureNames, homeFigures } from '#contract/home-figures'
import type { PictureKind } from '#contract/property-facts'
import type { PropertyUpdate } from '#contract/property-fields'

export const pictureKindNames: Record<PictureKind, string> = {
  photo: 'Photo',
  floorPlan: 'Floor plan',
  map: 'Map',
  energy: 'Energy chart',
}

const figureLabels = Object.fromEntries(figureNames.map((name) => [name, homeFigures[name].label])) as Record<
  FigureName,
  string
>

export const fieldLabels: Record<string, string> = {
  title: 'Title',
  location: 'Location',
  address: 'Parts of the address',
  addressShown: 'Address shown',
  price: 'Price',
  priceKind: 'How the price is asked',
  auctionAt: 'Auction day',
  auctionConditional: 'Terms of the auction',
  auctionClosesOffers: 'Offers end at the auction',
  description: 'Description',
  propertyImage: 'Property image',
  pictures: 'More pictures',
  tours: 'Tours and videos',
  documents: 'Documents',
  openTimes: 'Open times',
  agentImage: 'Agent image',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  plot: 'Plot',
  areaUnit: 'Unit',
  yearBuilt: 'Year built',
  tenure: 'Tenure',
  energyRating: 'Energy rating',
  ...figureLabels,
  features: 'Features',
  timeZone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  precision: 'Precision of the point',
} satisfies Record<keyof PropertyUpdate | 'agentImage', string>
