import { ENERGY_RATINGS, MAX_AREA, MAX_ROOMS } from './fact-options.ts'

export const FIGURE_SECTIONS = {
  rooms: 'Rooms',
  building: 'Building',
  outside: 'Outside and parking',
  energy: 'Energy',
  tenure: 'Tenure',
  costs: 'Costs',
} as const
export type FigureSection = keyof typeof FIGURE_SECTIONS

/** The texts of a figure in forms. `hint`: the text below the field. */
type About = { label: string; section: FigureSection; hint?: string }
/** The unit of a figure. `area` and `m` are shown in metric and in imperial units. */
export type FigureUnit = 'area' | 'm' | '%' | 'years' | 'kWh/m² a year' | 'kg CO₂/m² a year'
/**
 * A figure and its input field. `zero`: the text shown for a value of 0. `per`: the period of an amount, which is in
 * the site's currency with at most two decimals.
 */
export type HomeFigure = About &
  (
    | { input: 'number'; least: number; most: number; step?: number; unit?: FigureUnit; zero?: string }
    | { input: 'amount'; per: 'month' | 'year' }
    | { input: 'year' | 'flag' | 'day' }
    | { input: 'choice'; names: Record<string, string> }
    | { input: 'words'; most: number }
  )

const count = { input: 'number', least: 0, most: MAX_ROOMS, step: 1, zero: 'None' } as const
const places = { ...count, most: 999 } as const
const metres = { input: 'number', least: 0, most: 100_000, unit: 'm' } as const
const years = { input: 'number', step: 1, unit: 'years' } as const
const percent = { input: 'number', unit: '%' } as const
const MAX_FLOOR = 200
const ratings = Object.fromEntries(ENERGY_RATINGS.map((letter) => [letter, letter])) as {
  [Letter in (typeof ENERGY_RATINGS)[number]]: Letter
}

/**
 * The figures of a home: facts that only the home's own page shows. All are stored in one JSON column, and the schemas
 * of requests, the form, drafts, imports, exports and pages are derived from this list.
 */
export const homeFigures = {
  rooms: {
    label: 'Rooms',
    section: 'rooms',
    hint: 'In all, without kitchen and bathrooms.',
    ...count,
    most: 200,
    step: 0.5,
  },
  livingRooms: { label: 'Living rooms', section: 'rooms', ...count },
  toilets: { label: 'Toilets', section: 'rooms', ...count },
  usableArea: {
    label: 'Usable space',
    section: 'rooms',
    hint: 'In the unit of the area.',
    input: 'number',
    least: 0,
    most: MAX_AREA,
    unit: 'area',
  },
  floor: {
    label: 'Floor',
    section: 'building',
    hint: '0 is the ground floor.',
    input: 'number',
    least: -10,
    most: MAX_FLOOR,
    step: 1,
    zero: 'Ground floor',
  },
  floors: { label: 'Floors', section: 'building', hint: 'Of the building.', ...count, most: MAX_FLOOR },
  lift: { label: 'Lift', section: 'building', input: 'flag' },
  condition: {
    label: 'Condition',
    section: 'building',
    input: 'choice',
    names: {
      firstOccupancy: 'First occupancy',
      asNew: 'As new',
      modernized: 'Modernized',
      wellKept: 'Well kept',
      needsRenovation: 'Needs renovation',
      shell: 'Shell construction',
      derelict: 'Derelict',
    },
  },
  yearModernized: { label: 'Last modernized', section: 'building', hint: 'The year.', input: 'year' },
  newBuild: { label: 'New build', section: 'building', input: 'flag' },
  buildStage: {
    label: 'Stage of construction',
    section: 'building',
    input: 'choice',
    names: { planned: 'Planned', underConstruction: 'Under construction', completed: 'Completed' },
  },
  availableFrom: { label: 'Available from', section: 'building', input: 'day' },
  garages: { label: 'Garages', section: 'outside', hint: 'Places in garages.', ...places },
  parkingSpaces: { label: 'Parking spaces', section: 'outside', hint: 'Outside of garages.', ...places },
  frontage: { label: 'Frontage', section: 'outside', hint: 'Of the plot, in metres.', ...metres },
  depth: { label: 'Depth', section: 'outside', hint: 'Of the plot, in metres.', ...metres },
  heating: { label: 'Heating', section: 'energy', hint: 'Such as “Central heating”.', input: 'words', most: 100 },
  heatingFuel: {
    label: 'Main fuel',
    section: 'energy',
    hint: 'Such as “Gas” or “Heat pump”.',
    input: 'words',
    most: 60,
  },
  energyValue: {
    label: 'Energy value',
    section: 'energy',
    hint: 'kWh per m² and year.',
    input: 'number',
    least: 0,
    most: 5000,
    unit: 'kWh/m² a year',
  },
  energyKind: {
    label: 'Energy certificate',
    section: 'energy',
    input: 'choice',
    names: { demand: 'By calculated demand', consumption: 'By measured consumption' },
  },
  energyValidUntil: { label: 'Certificate valid until', section: 'energy', input: 'day' },
  emissions: {
    label: 'Emissions',
    section: 'energy',
    hint: 'kg CO₂ per m² and year.',
    input: 'number',
    least: 0,
    most: 2000,
    unit: 'kg CO₂/m² a year',
  },
  emissionsRating: { label: 'Emissions rating', section: 'energy', input: 'choice', names: ratings },
  energyCosts: {
    label: 'Estimated energy costs',
    section: 'energy',
    hint: 'Such as “1,150 to 1,600 a year, at prices of 2023”.',
    input: 'words',
    most: 100,
  },
  ownershipShare: {
    label: 'Share sold',
    section: 'tenure',
    hint: 'Percent, of part ownership.',
    ...percent,
    least: 1,
    most: 100,
  },
  shareRent: { label: 'Rent on the other share', section: 'tenure', hint: 'A month.', input: 'amount', per: 'month' },
  leaseYears: { label: 'Lease remaining', section: 'tenure', hint: 'Years.', ...years, least: 0, most: 9999 },
  groundRent: { label: 'Ground rent', section: 'tenure', hint: 'A year.', input: 'amount', per: 'year' },
  groundRentReviewYears: {
    label: 'Ground rent reviewed every',
    section: 'tenure',
    hint: 'Years.',
    ...years,
    least: 1,
    most: 999,
  },
  groundRentIncrease: {
    label: 'Ground rent increase at review',
    section: 'tenure',
    hint: 'Percent.',
    ...percent,
    least: 0,
    most: 1000,
  },
  serviceCharge: { label: 'Service charge', section: 'costs', hint: 'A year.', input: 'amount', per: 'year' },
  associationFee: {
    label: 'Association fee',
    section: 'costs',
    hint: 'A month, to the owners’ association.',
    input: 'amount',
    per: 'month',
  },
  councilTax: { label: 'Council tax', section: 'costs', hint: 'The band, such as “D”.', input: 'words', most: 60 },
  propertyTax: {
    label: 'Property tax',
    section: 'costs',
    hint: 'A year; rates or council tax.',
    input: 'amount',
    per: 'year',
  },
  commission: {
    label: 'Buyer’s commission',
    section: 'costs',
    hint: 'Such as “3.57 % with VAT”, or “None”.',
    input: 'words',
    most: 100,
  },
} as const satisfies Record<string, HomeFigure>
type HomeFigures = typeof homeFigures
export type FigureName = keyof HomeFigures
export const figureNames = Object.keys(homeFigures) as FigureName[] // the object has no other keys

type Value<Figure extends HomeFigure> = Figure extends { input: 'flag' }
  ? boolean
  : Figure extends { names: infer Names }
    ? keyof Names & string
    : Figure extends { input: 'day' | 'words' }
      ? string
      : number
export type FigureValue<Name extends FigureName> = Value<HomeFigures[Name]>
export type Figures = { [Name in FigureName]?: FigureValue<Name> | undefined }
