import { expect, test } from 'vitest'
import { FIGURE_SECTIONS, figureNames, homeFigures } from './home-figures.ts'
import { inLanguage } from './language.ts'
import { PropertyUpdate } from './property-fields.ts'

const update = { title: 'Mill House', location: 'Bath', price: '250000', propertyImage: '/media/a.webp' }
const accepts = (figures: object) => PropertyUpdate.safeParse({ ...update, ...figures }).success
const thisYear = new Date().getFullYear()

test.each([
  ['rooms', [0, 3.5, 200], [-0.5, 200.5, 1.25, '3']],
  ['livingRooms', [0, 50], [-1, 51, 1.5]],
  ['floor', [-10, 0, 200], [-11, 201, 0.5]],
  ['floors', [0, 200], [-1, 201]],
  ['lift', [true, false], ['yes', 1]],
  ['garages', [0, 999], [1000, 0.5]],
  ['usableArea', [0, 96.4, 10_000_000], [-1, 10_000_000.5]],
  ['frontage', [0, 15.24, 100_000], [100_001, '15']],
  ['condition', ['asNew', 'derelict'], ['new', 'As new']],
  ['yearModernized', [1000, thisYear + 5], [999, thisYear + 6]],
  ['heating', ['Gas', 'x'.repeat(100)], ['', 'x'.repeat(101), 'a\0', 1]],
  ['energyValue', [0, 112.4, 5000], [-1, 5000.1]],
  ['energyKind', ['demand', 'consumption'], ['Bedarf']],
  ['energyValidUntil', ['2031-05-30'], ['30.05.2031', '2031-02-30']],
  ['emissionsRating', ['A', 'G'], ['H']],
  ['ownershipShare', [1, 75, 100], [0, 100.5]],
  ['leaseYears', [0, 999, 9999], [-1, 10_000, 92.5]],
  ['groundRent', [0, 250.5, 10_000_000], [-1, 0.001, 10_000_001]],
  ['councilTax', ['D', 'Band D'], ['x'.repeat(61)]],
  ['commission', ['3.57 % with VAT'], ['']],
  ['newBuild', [false], ['no']],
  ['buildStage', ['underConstruction'], ['done']],
  ['availableFrom', ['2027-03-01'], ['soon']],
])('a listing’s %s has its limits', (name, good, bad) => {
  for (const value of [undefined, null, ...good]) expect([value, accepts({ [name]: value })]).toEqual([value, true])
  for (const value of bad) expect([value, accepts({ [name]: value })]).toEqual([value, false])
})

test('every figure has a label of its own and a section', () => {
  const labels = figureNames.map((name) => homeFigures[name].label())
  expect(new Set(labels).size).toBe(labels.length)
  const used = new Set(figureNames.map((name) => homeFigures[name].section))
  expect([...used]).toEqual(Object.keys(FIGURE_SECTIONS))
})

test.each([
  [{ floors: -1 }, 'Floors can’t be negative', 'Etagen: Der Wert darf nicht negativ sein'],
  [{ floors: 1201 }, 'Floors can be at most 200', 'Etagen: höchstens 200'],
  [{ bedrooms: 1.5 }, 'Bedrooms must be a whole number', 'Schlafzimmer: Es muss eine ganze Zahl sein'],
  [{ area: 10_000_001 }, 'Area can be at most 10,000,000', 'Fläche: höchstens 10.000.000'],
  [{ yearBuilt: 98 }, 'Year built must be a year, such as 1998', 'Baujahr: Es muss ein Jahr sein, z. B. 1998'],
  [{ heating: 'x'.repeat(101) }, 'Heating can have at most 100 characters', 'Heizung: höchstens 100 Zeichen'],
])('refuses %j in the reader’s language', (facts, english, german) => {
  const refusal = () => PropertyUpdate.safeParse({ ...update, ...facts }).error?.issues[0]?.message
  expect([refusal(), inLanguage('de', refusal)]).toEqual([english, german])
})
