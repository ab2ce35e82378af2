import type { PropertyUpdate } from '#contract/property'

/** The labels of the fields of a listing, in the order of its form. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  location: 'Location',
  address: 'Parts of the address',
  addressShown: 'Address shown',
  price: 'Price',
  description: 'Description',
  propertyImage: 'Property image',
  pictures: 'More pictures',
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
  features: 'Features',
  timeZone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  precision: 'Precision of the point',
} satisfies Record<keyof PropertyUpdate | 'agentImage', string>
