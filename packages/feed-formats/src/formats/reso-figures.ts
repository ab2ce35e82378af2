import { htmlSafe, plainText } from '../source/html-text.ts'
import type { FeedFacts } from './feed-format.ts'
import { listOf, type ResoFields, textOf } from './reso-fields.ts'
import { dayIn, isNo, isYes, numberIn } from './values.ts'

const A_YEAR: Record<string, number> = { monthly: 12, bimonthly: 6, quarterly: 4, semiannually: 2, annually: 1 }

export function resoFigures(home: ResoFields): { [Name in keyof FeedFacts]?: unknown } {
  const number = (name: string) => numberIn(textOf(home[name]))
  const [garages, all] = [number('GarageSpaces'), number('ParkingTotal')]
  const fee = number('AssociationFee')
  const feesAYear =
    A_YEAR[
      textOf(home.AssociationFeeFrequency)
        .replace(/[^a-z]/gi, '')
        .toLowerCase() || 'monthly'
    ]
  const heating = listOf(home.Heating).map(plainText).filter(Boolean)
  return {
    rooms: number('RoomsTotal'),
    floors: number('StoriesTotal'),
    garages,
    parkingSpaces: number('OpenParkingSpaces') ?? (all === undefined ? undefined : Math.max(0, all - (garages ?? 0))),
    heating: heating.length > 0 ? heating.join(', ') : undefined,
    associationFee: fee !== undefined && feesAYear ? Math.round((fee * feesAYear * 100) / 12) / 100 : undefined,
    propertyTax: number('TaxAnnualAmount'),
    newBuild: flag(home.NewConstructionYN),
    availableFrom: dayIn(textOf(home.AvailabilityDate), 'mdy'),
  }
}

const flag = (value: unknown): boolean | undefined =>
  isYes(String(value)) ? true : value !== undefined && isNo(value) ? false : undefined

export const writtenFigures = (facts: FeedFacts): ResoFields => ({
  RoomsTotal: Number.isInteger(facts.rooms) ? facts.rooms : undefined,
  StoriesTotal: facts.floors,
  GarageSpaces: facts.garages,
  OpenParkingSpaces: facts.parkingSpaces,
  Heating: facts.heating?.split(', ').map(htmlSafe),
  AssociationFee: facts.associationFee,
  AssociationFeeFrequency: facts.associationFee === undefined ? undefined : 'Monthly',
  TaxAnnualAmount: facts.propertyTax,
  NewConstructionYN: facts.newBuild,
  AvailabilityDate: facts.availableFrom,
})
