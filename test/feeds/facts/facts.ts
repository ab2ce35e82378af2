import type { Property } from '../../../src/contract/property.ts'
import type { SaidFormat } from './said-in-file.ts'

/** A home as the API answers it to its agent or to others, whose contacts differ. */
export type HomeToRead = Omit<Property, 'contact'> & { contact?: { phone?: unknown; email?: unknown } | undefined }

/** A fact: the paths at which each format says it, and whether a home as the API answers it has it. */
type Fact = { has: (home: HomeToRead) => boolean } & { [Format in SaidFormat]?: RegExp }

const has =
  (name: keyof Property): Fact['has'] =>
  (home) =>
    home[name] !== undefined && home[name] !== ''
const hasPart =
  (name: keyof NonNullable<Property['address']>): Fact['has'] =>
  ({ address }) =>
    address?.[name] !== undefined
const hasPicture =
  (kind: 'photo' | 'floorPlan'): Fact['has'] =>
  ({ propertyImage, pictures = [] }) =>
    pictures.some((picture) => (picture.kind ?? 'photo') === kind) ||
    (kind === 'photo' && !propertyImage.startsWith('/demo/placeholder-'))

const FEATURES_OF_REAXML =
  'airConditioning|alarmSystem|balcony|courtyard|deck|ensuite|fullyFenced|gym|intercom|openFirePlace|outdoorEnt|pool|remoteGarage|secureParking|shed|solarPanels|spa|study|tennisCourt|otherFeatures|builtInRobes|floorboards|vacuumSystem'

export const FACTS: Record<string, Fact> = {
  title: { has: has('title'), openimmo: /objekttitel$/, kyero: /^title/, reaxml: /^headline$/ },
  description: {
    has: has('description'),
    blm: /^(?:DESCRIPTION|SUMMARY)$/,
    openimmo: /^freitexte\/(?:objektbeschreibung|lage)$/,
    kyero: /^desc\//,
    reaxml: /^description$/,
    reso: /^PublicRemarks$/,
  },
  price: {
    has: has('price'),
    blm: /^PRICE$/,
    openimmo: /kaufpreis$/,
    kyero: /^price$/,
    reaxml: /^price$/,
    reso: /^ListPrice$/,
  },
  'kind of price, or in words': {
    has: ({ priceKind, price }) => priceKind !== undefined || /[^\d,.\s$€£]/.test(price),
    blm: /^(?:PRICE_QUALIFIER|FEATURE of price)$/,
    openimmo: /@auf_anfrage$/,
    reaxml: /^(?:priceView|authority@value)$/,
  },
  'auction’s moment': { has: has('auctionAt'), reaxml: /^auction(?:@date)?$/, openimmo: /zvtermin$/ },
  'under offer': { has: ({ market }) => market === 'underOffer', blm: /^STATUS_ID$/, reaxml: /^underOffer@value$/ },
  'street of the address': {
    has: hasPart('street'),
    blm: /^ADDRESS_2$/,
    openimmo: /strasse$/,
    kyero: /^location_detail$/,
    reaxml: /^address\/street$/,
    reso: /^StreetName$/,
  },
  'house number, unit': {
    has: ({ address }) => (address?.houseNumber ?? address?.unit ?? address?.building) !== undefined,
    blm: /^ADDRESS_1$/,
    openimmo: /hausnummer$/,
    reaxml: /^address\/(?:subN|streetN)umber$/,
    reso: /^(?:StreetNumber|UnitNumber)$/,
  },
  town: {
    has: hasPart('town'),
    blm: /^TOWN$/,
    openimmo: /^geo\/ort$/,
    kyero: /^town$/,
    reaxml: /suburb$/,
    reso: /^City$/,
  },
  region: {
    has: hasPart('region'),
    openimmo: /bundesland$/,
    kyero: /^province$/,
    reaxml: /^address\/state$/,
    reso: /^StateOrProvince$/,
  },
  postcode: {
    has: hasPart('postcode'),
    blm: /^POSTCODE1$/,
    openimmo: /^geo\/plz$/,
    reaxml: /^address\/postcode$/,
    reso: /^PostalCode$/,
  },
  country: { has: hasPart('country'), openimmo: /@iso_land$/, kyero: /^country$/, reaxml: /^address\/country$/ },
  point: {
    has: has('latitude'),
    openimmo: /@breitengrad$/,
    kyero: /latitude$/,
    reaxml: /latitude$/,
    reso: /^Latitude$/,
  },
  type: {
    has: has('type'),
    blm: /^PROP_SUB_ID$/,
    openimmo: /objektart\//,
    kyero: /^type/,
    reaxml: /category@name$/i,
    reso: /^PropertySubType$/,
  },
  bedrooms: {
    has: has('bedrooms'),
    blm: /^BEDROOMS$/,
    openimmo: /anzahl_schlafzimmer$/,
    kyero: /^beds$/,
    reaxml: /bedrooms$/,
    reso: /^BedroomsTotal$/,
  },
  bathrooms: {
    has: has('bathrooms'),
    blm: /^BATHROOMS$/,
    openimmo: /anzahl_badezimmer$/,
    kyero: /^baths$/,
    reaxml: /bathrooms$/,
    reso: /^Bathrooms(?:Full|TotalInteger)$/,
  },
  'rooms in all': { has: has('rooms'), openimmo: /anzahl_zimmer$/, reso: /^RoomsTotal$/ },
  area: {
    has: has('area'),
    blm: /^MAX_SIZE_ENTERED$/,
    openimmo: /wohnflaeche$/,
    kyero: /built$/,
    reaxml: /^buildingDetails\/area$/,
    reso: /^LivingArea$/,
  },
  plot: {
    has: has('plot'),
    openimmo: /grundstuecksflaeche$/,
    kyero: /plot$/,
    reaxml: /^landDetails\/area$/,
    reso: /^LotSize(?:Area|Acres|SquareFeet)$/,
  },
  'year built': { has: has('yearBuilt'), openimmo: /baujahr$/, reaxml: /yearBuilt$/, reso: /^YearBuilt$/ },
  tenure: { has: has('tenure'), blm: /^(?:TENURE_TYPE_ID|FEATURE of tenure)$/, reso: /^Ownership$/ },
  features: {
    has: has('features'),
    blm: /^FEATURE\d+$/,
    openimmo: /^ausstattung\/|anzahl_balkone$/,
    kyero: /^(?:features\/|pool$)/,
    reaxml: new RegExp(`^features/(?:${FEATURES_OF_REAXML})$`),
    reso: /^(?:Interior|Exterior)Features$/,
  },
  'energy rating': { has: has('energyRating'), openimmo: /wertklasse$/, kyero: /consumption$/ },
  'new build': {
    has: has('newBuild'),
    blm: /^NEW_HOME_FLAG$/,
    kyero: /^new_build$/,
    reaxml: /^(?:newConstruction|buildingDetails\/newlyBuilt@value)$/,
  },
  garages: {
    has: has('garages'),
    openimmo: /stp_garage@anzahl$/,
    reaxml: /^features\/garages$/,
    reso: /^GarageSpaces$/,
  },
  'parking places': {
    has: has('parkingSpaces'),
    openimmo: /stp_freiplatz@anzahl$/,
    reaxml: /carports$/,
    reso: /^OpenParkingSpaces$/,
  },
  'frontage, depth': { has: ({ frontage, depth }) => (frontage ?? depth) !== undefined, reaxml: /(?:frontage|depth)$/ },
  heating: { has: ({ heating, heatingFuel }) => (heating ?? heatingFuel) !== undefined, reaxml: /heating@type$/ },
  'contact’s name': {
    has: ({ contact }) => contact !== undefined,
    openimmo: /^kontaktperson\/name$/,
    reaxml: /^listingAgent\/name$/,
    reso: /^ListAgentFullName$/,
  },
  'contact’s telephone': {
    has: ({ contact }) => contact?.phone !== undefined,
    openimmo: /^kontaktperson\/tel_durchw$/,
    reaxml: /^listingAgent\/telephone$/,
    reso: /^ListAgent\w+Phone$/,
  },
  'contact’s e-mail': {
    has: ({ contact }) => contact?.email !== undefined,
    openimmo: /^kontaktperson\/email_direkt$/,
    reaxml: /^listingAgent\/email$/,
    reso: /^ListAgentEmail$/,
  },
  photographs: {
    has: hasPicture('photo'),
    blm: /^MEDIA_IMAGE_\d+$/,
    openimmo: /anhang\[(?:TITELBILD|BILD)\]\/daten\/pfad$/,
    kyero: /^images\//,
    reaxml: /^images\/img@(?:url|file)$/,
    reso: /^Media\[Photo\]$/,
  },
  'floor plans': {
    has: hasPicture('floorPlan'),
    blm: /^MEDIA_FLOOR_PLAN_\d+$/,
    openimmo: /anhang\[GRUNDRISS\]\/daten\/pfad$/,
    reaxml: /floorplan@(?:url|file)$/,
  },
  'tours, videos': {
    has: has('tours'),
    blm: /^MEDIA_VIRTUAL_TOUR_\d+$/,
    kyero: /^(?:virtual_tour|video)_url$/,
    reaxml: /^(?:video|external)Link@href$/,
    reso: /^Media\[.*Tour\]$/,
  },
  documents: {
    has: has('documents'),
    blm: /^MEDIA_DOCUMENT_\d+$/,
    openimmo: /anhang\[DOKUMENTE\]\/daten\/pfad$/,
    reaxml: /^objects\/document@/,
  },
  'open times': { has: has('openTimes'), reaxml: /inspection$/, openimmo: /besichtigungstermin$/ },
}

/** Texts that say nothing of the fact at their path. */
export const SAYS_NOTHING: [path: RegExp, text: RegExp][] = [
  [/^NEW_HOME_FLAG$/, /^N$/],
  [/^(?:new_build|pool)$/, /^0$/],
  [/^underOffer@value$/, /^no$/],
  [/^STATUS_ID$/, /^0$/],
  [/^PRICE_QUALIFIER$/, /^0$/],
  [/^PROP_SUB_ID$/, /^0$/],
  [/^authority@value$/, /^(?!auction)/],
  [/^priceView$/, /^(?!.*(?:auction|offers|from|guide|fixed|application|between|-))/i],
  [/@auf_anfrage$/, /^false$/],
  [/^features\//, /^(?:no|0|false)$/],
  [/emissions$|consumption$/, /^X$/],
  [/^ausstattung\//, /^false$/],
  [/latitude$|^Latitude$|@breitengrad$/, /^0$/],
]
