/**
 * A field of RESO's Data Dictionary 2.0. `most` counts characters. `closed` values come from the dictionary's
 * enumeration.
 */
type Field = {
  kind: 'text' | 'number' | 'whole' | 'boolean' | 'texts'
  most?: number
  decimals?: number
  closed?: string[]
}

const text = (most: number): Field => ({ kind: 'text', most })
const closed = (...values: string[]): Field => ({ kind: 'text', closed: values })
const number = (decimals: number): Field => ({ kind: 'number', decimals })
const units = closed('Square Feet', 'Square Meters', 'Acres')

const PROPERTY: Record<string, Field> = {
  ListingKey: text(255),
  ListingId: text(255),
  ModificationTimestamp: text(27),
  StandardStatus: closed('Active', 'Active Under Contract', 'Pending', 'Closed', 'Hold'),
  PropertyType: closed('Residential', 'Land'),
  PropertySubType: closed('Single Family Residence', 'Apartment', 'Townhouse'),
  ListPrice: number(2),
  ListPriceLow: number(2),
  InternetEntireListingDisplayYN: { kind: 'boolean' },
  InternetAddressDisplayYN: { kind: 'boolean' },
  UnparsedAddress: text(255),
  UnitNumber: text(25),
  BuildingName: text(50),
  StreetNumber: text(25),
  StreetName: text(50),
  SubdivisionName: text(50),
  City: text(50),
  StateOrProvince: text(2),
  CountyOrParish: text(50),
  PostalCode: text(10),
  Country: text(2),
  PublicRemarks: text(4000),
  ListingContractDate: text(10),
  BedroomsTotal: { kind: 'whole' },
  BathroomsFull: { kind: 'whole' },
  BathroomsHalf: { kind: 'whole' },
  BathroomsTotalInteger: { kind: 'whole' },
  LivingArea: number(2),
  LivingAreaUnits: units,
  LotSizeArea: number(4),
  LotSizeUnits: units,
  SpecialListingConditions: { kind: 'texts', most: 1024 },
  YearBuilt: { kind: 'whole' },
  RoomsTotal: { kind: 'whole' },
  StoriesTotal: { kind: 'whole' },
  GarageSpaces: number(2),
  OpenParkingSpaces: number(2),
  Heating: { kind: 'texts', most: 1024 },
  AssociationFee: number(2),
  AssociationFeeFrequency: closed('Monthly'),
  TaxAnnualAmount: number(2),
  NewConstructionYN: { kind: 'boolean' },
  AvailabilityDate: text(10),
  Ownership: text(1024),
  InteriorFeatures: { kind: 'texts', most: 1024 },
  ExteriorFeatures: { kind: 'texts', most: 1024 },
  ParkingFeatures: { kind: 'texts', most: 1024 },
  PoolFeatures: { kind: 'texts', most: 1024 },
  Latitude: number(8),
  Longitude: number(8),
  ListAgentKey: text(255),
  ListAgentFullName: text(150),
  ListAgentDirectPhone: text(16),
  ListAgentEmail: text(80),
  PhotosCount: { kind: 'whole' },
}
const MEDIA: Record<string, Field> = {
  MediaKey: text(255),
  ResourceRecordKey: text(255),
  ResourceName: closed('Property'),
  MediaURL: text(8000),
  MediaCategory: closed('Photo', 'Floor Plan', 'Document', 'Unbranded Virtual Tour'),
  MediaType: closed('jpeg', 'png', 'gif'),
  Order: { kind: 'whole' },
  PreferredPhotoYN: { kind: 'boolean' },
  ShortDescription: text(50),
  LongDescription: text(1024),
}
const OPEN_HOUSE: Record<string, Field> = {
  OpenHouseKey: text(255),
  ListingKey: text(255),
  OpenHouseStartTime: text(27),
  OpenHouseEndTime: text(27),
  OpenHouseStatus: closed('Active'),
  OpenHouseType: closed('Public'),
  ModificationTimestamp: text(27),
}
const REQUIRED = ['ListingKey', 'ModificationTimestamp', 'StandardStatus', 'PropertyType', 'City']
const REQUIRED_OF_MEDIA = ['MediaKey', 'ResourceRecordKey', 'MediaURL', 'MediaCategory', 'Order']

type Values = Record<string, unknown>

export function resoViolations({ Media: media, OpenHouse: houses = [], ...property }: Values): string[] {
  return [
    ...violationsIn(property, PROPERTY, REQUIRED),
    ...(houses as Values[]).flatMap((house) => violationsIn(house, OPEN_HOUSE, Object.keys(OPEN_HOUSE))),
    ...(media as Values[]).flatMap((medium) => violationsIn(medium, MEDIA, REQUIRED_OF_MEDIA)),
  ]
}

function violationsIn(values: Values, fields: Record<string, Field>, required: string[]): string[] {
  const missing = required.filter((name) => values[name] === undefined || values[name] === '')
  const wrong = Object.entries(values).filter(([name, value]) => {
    const field = fields[name]
    return !field || !isOf(field, value)
  })
  return [
    ...missing.map((name) => `${name} is missing`),
    ...wrong.map(([name, value]) => `${name}: ${JSON.stringify(value).slice(0, 80)}`),
  ]
}

function isOf({ kind, most = Number.POSITIVE_INFINITY, decimals = 0, closed: values }: Field, value: unknown): boolean {
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'whole') return Number.isInteger(value)
  if (kind === 'number') return typeof value === 'number' && Math.abs(Number(value.toFixed(decimals)) - value) < 1e-12
  if (kind === 'texts') return Array.isArray(value) && value.join(',').length <= most
  return typeof value === 'string' && value !== '' && value.length <= most && (values?.includes(value) ?? true)
}
