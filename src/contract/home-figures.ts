import * as t from '#messages/homeFigures'
import { EMISSIONS_RATINGS, MAX_AREA, MAX_ROOMS } from './fact-options.ts'

export const FIGURE_SECTIONS = {
  rooms: t.roomsSection,
  building: t.buildingSection,
  outside: t.outsideSection,
  energy: t.energySection,
  tenure: t.tenureSection,
  costs: t.costsSection,
} as const
export type FigureSection = keyof typeof FIGURE_SECTIONS

type About = { label: () => string; section: FigureSection }
/** The unit of a figure. `area` and `m` are shown in metric and in imperial units. */
export type FigureUnit = 'area' | 'm' | '%' | 'years' | 'energyUse' | 'emissions'
/**
 * A figure and its input field. `zero`: the text shown for a value of 0. `per`: the period of an amount, which is in
 * the site's currency with at most two decimals.
 */
export type HomeFigure = About &
  (
    | { input: 'number'; least: number; most: number; step?: number; unit?: FigureUnit; zero?: () => string }
    | { input: 'amount'; per: 'month' | 'year' }
    | { input: 'year' | 'flag' | 'day' }
    | { input: 'choice'; names: Record<string, () => string> }
    | { input: 'words'; most: number }
  )

const count = { input: 'number', least: 0, most: MAX_ROOMS, step: 1, zero: t.none } as const
const places = { ...count, most: 999 } as const
const metres = { input: 'number', least: 0, most: 100_000, unit: 'm' } as const
const years = { input: 'number', step: 1, unit: 'years' } as const
const percent = { input: 'number', unit: '%' } as const
const MAX_FLOOR = 200
const ratings = Object.fromEntries(EMISSIONS_RATINGS.map((letter) => [letter, () => letter])) as {
  [Letter in (typeof EMISSIONS_RATINGS)[number]]: () => Letter
}

/**
 * The figures of a home: facts that only the home's own page shows. All are stored in one JSON column, and the schemas
 * of requests, the form, drafts, imports, exports and pages are derived from this list.
 */
export const homeFigures = {
  rooms: {
    label: t.rooms,
    section: 'rooms',
    ...count,
    most: 200,
    step: 0.5,
  },
  livingRooms: { label: t.livingRooms, section: 'rooms', ...count },
  toilets: { label: t.toilets, section: 'rooms', ...count },
  usableArea: {
    label: t.usableArea,
    section: 'rooms',
    input: 'number',
    least: 0,
    most: MAX_AREA,
    unit: 'area',
  },
  floor: {
    label: t.floor,
    section: 'building',
    input: 'number',
    least: -10,
    most: MAX_FLOOR,
    step: 1,
    zero: t.groundFloor,
  },
  floors: { label: t.floors, section: 'building', ...count, most: MAX_FLOOR },
  lift: { label: t.lift, section: 'building', input: 'flag' },
  condition: {
    label: t.condition,
    section: 'building',
    input: 'choice',
    names: {
      firstOccupancy: t.firstOccupancy,
      asNew: t.asNew,
      modernized: t.modernized,
      wellKept: t.wellKept,
      needsRenovation: t.needsRenovation,
      shell: t.shell,
      derelict: t.derelict,
    },
  },
  yearModernized: { label: t.yearModernized, section: 'building', input: 'year' },
  newBuild: { label: t.newBuild, section: 'building', input: 'flag' },
  buildStage: {
    label: t.buildStage,
    section: 'building',
    input: 'choice',
    names: { planned: t.planned, underConstruction: t.underConstruction, completed: t.completed },
  },
  availableFrom: { label: t.availableFrom, section: 'building', input: 'day' },
  garages: { label: t.garages, section: 'outside', ...places },
  parkingSpaces: { label: t.parkingSpaces, section: 'outside', ...places },
  frontage: { label: t.frontage, section: 'outside', ...metres },
  depth: { label: t.depth, section: 'outside', ...metres },
  heating: { label: t.heating, section: 'energy', input: 'words', most: 100 },
  heatingFuel: {
    label: t.heatingFuel,
    section: 'energy',
    input: 'words',
    most: 60,
  },
  energyValue: {
    label: t.energyValue,
    section: 'energy',
    input: 'number',
    least: 0,
    most: 5000,
    unit: 'energyUse',
  },
  energyKind: {
    label: t.energyKind,
    section: 'energy',
    input: 'choice',
    names: { demand: t.demand, consumption: t.consumption },
  },
  energyValidUntil: { label: t.energyValidUntil, section: 'energy', input: 'day' },
  emissions: {
    label: t.emissions,
    section: 'energy',
    input: 'number',
    least: 0,
    most: 2000,
    unit: 'emissions',
  },
  emissionsRating: { label: t.emissionsRating, section: 'energy', input: 'choice', names: ratings },
  energyCosts: {
    label: t.energyCosts,
    section: 'energy',
    input: 'words',
    most: 100,
  },
  ownershipShare: {
    label: t.ownershipShare,
    section: 'tenure',
    ...percent,
    least: 1,
    most: 100,
  },
  shareRent: { label: t.shareRent, section: 'tenure', input: 'amount', per: 'month' },
  leaseYears: { label: t.leaseYears, section: 'tenure', ...years, least: 0, most: 9999 },
  groundRent: { label: t.groundRent, section: 'tenure', input: 'amount', per: 'year' },
  groundRentReviewYears: {
    label: t.groundRentReviewYears,
    section: 'tenure',
    ...years,
    least: 1,
    most: 999,
  },
  groundRentIncrease: {
    label: t.groundRentIncrease,
    section: 'tenure',
    ...percent,
    least: 0,
    most: 1000,
  },
  serviceCharge: { label: t.serviceCharge, section: 'costs', input: 'amount', per: 'year' },
  associationFee: {
    label: t.associationFee,
    section: 'costs',
    input: 'amount',
    per: 'month',
  },
  councilTax: { label: t.councilTax, section: 'costs', input: 'words', most: 60 },
  propertyTax: {
    label: t.propertyTax,
    section: 'costs',
    input: 'amount',
    per: 'year',
  },
  commission: {
    label: t.commission,
    section: 'costs',
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
export type FigureInWords = {
  [Name in FigureName]: HomeFigures[Name] extends { input: 'words' } ? Name : never
}[FigureName]
/** The figures that an agent writes in their own words, which may name a hidden part of the address. */
export const figuresInWords = figureNames.filter((name): name is FigureInWords => homeFigures[name].input === 'words')
export type Figures = { [Name in FigureName]?: FigureValue<Name> | undefined }
