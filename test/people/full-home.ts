import type { Sends } from '../../src/contract/endpoint.ts'
import type { propertyApi } from '../../src/contract/property.ts'
import type { PropertyUpdate } from '../../src/contract/property-fields.ts'

type Input = Sends<typeof propertyApi.create>['body']

/** A value for every field; a missing field is a compile error. */
export const fullHome = {
  title: 'Mill House',
  date: '2026-02-28',
  location: 'Flat 3, Weir House, 1 Weir Lane, Widcombe, Bath, BA1 1AA',
  address: {
    unit: 'Flat 3',
    building: 'Weir House',
    houseNumber: '1',
    street: 'Weir Lane',
    locality: 'Widcombe',
    town: 'Bath',
    region: 'Somerset',
    postcode: 'BA1 1AA',
    country: 'GB',
  },
  addressShown: 'street',
  price: '$250,000 - $300,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: '- A house, by the weir.\nWith "its own" jetty; quiet.',
  type: 'house',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 1240.5,
  plot: 5000.5,
  areaUnit: 'm2',
  yearBuilt: 1998,
  tenure: 'freehold',
  energyRating: 'C',
  priceKind: 'auction',
  auctionAt: '2027-12-12T10:30:00.000Z',
  auctionConditional: false,
  auctionClosesOffers: true,
  features: ['Garden', 'Own jetty'],
  timeZone: 'Europe/Dublin',
  latitude: 51.380123,
  longitude: -2.360456,
  precision: 'street',
  market: 'underOffer',
  tours: [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A walk through' }],
  documents: [{ url: 'https://documents.example/areas.pdf', title: 'Areas, by floor' }],
  pictures: [
    { url: 'https://pictures.example/c.png?w=1,2;q', caption: 'The hall, with its "old" stairs; oak' },
    { url: '/demo/home-12-living-room.webp', caption: '' },
    { url: 'https://pictures.example/plan.png', caption: 'The first floor', kind: 'floorPlan' },
    { url: 'https://pictures.example/site.png', caption: '', kind: 'map' },
    { url: 'https://pictures.example/epc.png', caption: '[map] in a caption', kind: 'energy' },
    { url: 'https://pictures.example/hall.png', caption: '[map] on the wall', kind: 'photo' },
  ],
} satisfies { [Field in keyof Input]-?: NonNullable<Input[Field]> }

const { date: _, agentImage: __, market: ___, ...update } = fullHome
export const fullUpdate: PropertyUpdate = update
