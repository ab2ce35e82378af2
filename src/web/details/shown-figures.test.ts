import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { missingByLaw } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import { cabin } from '../../../test/web/sample-answers.ts'
import { shownFigures } from './shown-figures.ts'

const shown = (home: Partial<Property>) =>
  shownFigures(
    { ...cabin, ...home },
    { amount: (amount) => `$${amount}`, missing: new Set(missingByLaw({ ...cabin, ...home })?.facts) },
  ).map(({ title, figures }) => ({
    [title]: figures.map(({ label, fact }) => `${label}: ${fact.replaceAll('\u00A0', ' ')}`),
  }))

test('areas and lengths have the reader’s unit first', () => {
  const home = { ...cabin, areaUnit: 'm2', usableArea: 96, frontage: 15.24 } as const
  const figures = shownFigures(home, { amount: String, missing: new Set(), unit: 'ft2' }).flatMap((one) => one.figures)
  expect(figures.map(({ fact }) => fact.replaceAll('\u00A0', ' '))).toEqual(['1,033 ft² (96 m²)', '50 ft (15.2 m)'])
})

test('shows each kind of figure with its unit, by section, and no empty section', () => {
  const figures = {
    areaUnit: 'm2' as const,
    condition: 'wellKept' as const,
    rooms: 5.5,
    toilets: 0,
    usableArea: 96,
    floor: 0,
    floors: 1200,
    lift: false,
    newBuild: true,
    yearModernized: 2019,
    availableFrom: '2027-03-01',
    frontage: 15.24,
    heating: 'Gas',
    energyValue: 112.4,
    leaseYears: 1,
    groundRent: 0,
    groundRentIncrease: 2.5,
    shareRent: 310.5,
  }
  expect(shown(figures)).toEqual([
    { Rooms: ['Rooms: 5.5', 'Toilets: None', 'Usable space: 96 m² (1,033 ft²)'] },
    {
      Building: [
        'Floor: Ground floor',
        'Floors: 1,200',
        'Lift: No',
        'Condition: Well kept',
        'Last modernized: 2019',
        'New build: Yes',
        'Available from: 1 March 2027',
      ],
    },
    { 'Outside and parking': ['Frontage: 15.2 m (50 ft)'] },
    { Energy: ['Heating: Gas', 'Energy value: 112.4 kWh/m² a year'] },
    {
      Tenure: [
        'Rent on the other share: $310.5 a month',
        'Lease remaining: 1 year',
        'Ground rent: None',
        'Ground rent increase at review: 2.5%',
      ],
    },
  ])
  expect(shown({})).toEqual([])
})

test('what the law asks for and is missing is not stated', () => {
  expect(shown({ address: { country: 'DE' }, energyKind: 'demand' })).toEqual([
    { Energy: ['Main fuel: Not stated', 'Energy value: Not stated', 'Energy certificate: By calculated demand'] },
  ])
})

test('in German, figures have German names, separators and units', () => {
  const figures = {
    floor: 0,
    floors: 1200,
    lift: true,
    condition: 'asNew' as const,
    leaseYears: 99,
    energyValue: 112.4,
  }
  expect(inLanguage('de', () => shown(figures))).toEqual([
    { Gebäude: ['Etage: Erdgeschoss', 'Etagen: 1.200', 'Aufzug: Ja', 'Zustand: Neuwertig'] },
    { Energie: ['Energiekennwert: 112,4 kWh/(m²·a)'] },
    { Eigentumsform: ['Restlaufzeit des Erbbaurechts: 99 Jahre'] },
  ])
})
