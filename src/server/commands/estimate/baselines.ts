import type { HomeFacts, PastSale } from 'price-estimate'
import { learnTrees } from './boosted-trees.ts'

type Predict = (home: HomeFacts, day: number) => number
type Baseline = { name: string; learn: (known: PastSale[]) => Predict }

export const baselines: Baseline[] = [
  { name: 'median of type and district', learn: medianOfDistrict },
  { name: 'median of the nearest 15', learn: nearest },
  { name: 'boosted trees, encoded places', learn: boosted },
]

const NEAREST = 15
const FOLDS = 5
/** The number of average sales that are added to each place, so that few sales have little effect. */
const PRIOR_SALES = 1

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const grouped = (sales: PastSale[], keyOf: (facts: HomeFacts) => string): Map<string, PastSale[]> => {
  const groups = new Map<string, PastSale[]>()
  for (const sale of sales) {
    const key = keyOf(sale.facts)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(sale)
  }
  return groups
}

const kindIn = ({ kind, district }: HomeFacts): string => `${kind} ${district}`

function medianOfDistrict(known: PastSale[]): Predict {
  const medians = (keyOf: (facts: HomeFacts) => string) =>
    new Map([...grouped(known, keyOf)].map(([key, sales]) => [key, median(sales.map(({ price }) => price))]))
  const [inDistrict, ofKind] = [medians(kindIn), medians(({ kind }) => kind)]
  const ofAll = median(known.map(({ price }) => price))
  return (home) => inDistrict.get(kindIn(home)) ?? ofKind.get(home.kind) ?? ofAll
}

/**
 * Returns a model: the median price of the nearest sales. As sold prices have no coordinates, distance is that of
 * postcodes; among equally near sales, the newest count.
 */
function nearest(known: PastSale[]): Predict {
  const inDistrict = grouped(known, kindIn)
  const elsewhere = medianOfDistrict(known)
  return (home, day) => {
    const sales = inDistrict.get(kindIn(home))
    if (!sales) return elsewhere(home, day)
    const byDistance = sales.map((sale) => ({ sale, distance: distanceOf(home, sale.facts) }))
    byDistance.sort((one, other) => one.distance - other.distance || other.sale.day - one.sale.day)
    return median(byDistance.slice(0, NEAREST).map(({ sale }) => sale.price))
  }
}

const STEPS = 1_000
const distanceOf = (one: HomeFacts, other: HomeFacts): number =>
  one.sector === other.sector ? Math.abs(one.order - other.order) : STEPS

const PLACES: ((facts: HomeFacts) => string)[] = [
  ({ house, street, postcode }) => `${house} ${street} ${postcode}`,
  ({ postcode }) => postcode,
  ({ block }) => block,
  ({ sector }) => sector,
  ({ district }) => district,
  ({ street, district }) => `${street} ${district}`,
  ({ locality }) => locality,
]

/**
 * Returns a gradient-boosted model. A place is encoded by the average deviation of its prices from the mean of their
 * kinds, computed without the sale's own fold.
 */
function boosted(known: PastSale[]): Predict {
  const kindMeans = new Map(
    [...grouped(known, ({ kind }) => kind)].map(([kind, sales]) => [
      kind,
      sales.reduce((sum, { price }) => sum + price, 0) / sales.length,
    ]),
  )
  const kindMean = ({ kind }: HomeFacts) => kindMeans.get(kind) ?? median([...kindMeans.values()])
  const encode = (sales: PastSale[]) => {
    const maps = PLACES.map((placeOf) => {
      const sums = new Map<string, { sum: number; count: number }>()
      for (const { facts, price } of sales) {
        const own = sums.get(placeOf(facts)) ?? { sum: 0, count: 0 }
        sums.set(placeOf(facts), { sum: own.sum + price - kindMean(facts), count: own.count + 1 })
      }
      return sums
    })
    return (facts: HomeFacts): number[] =>
      PLACES.flatMap((placeOf, at) => {
        const { sum, count } = maps[at]?.get(placeOf(facts)) ?? { sum: 0, count: 0 }
        return [sum / (count + PRIOR_SALES), count]
      })
  }
  const rowOf = (facts: HomeFacts, day: number, places: number[]): number[] => [
    kindMean(facts),
    Number(facts.isNew),
    facts.tenure === 'leasehold' ? 1 : 0,
    facts.order,
    day,
    ...places,
  ]
  const folds = Array.from({ length: FOLDS }, (_, fold) => encode(known.filter((_, at) => at % FOLDS !== fold)))
  const rows = known.map(({ facts, day }, at) => rowOf(facts, day, folds[at % FOLDS]?.(facts) ?? []))
  const predict = learnTrees(
    rows,
    known.map(({ price }) => price),
  )
  const encodeAll = encode(known)
  return (home, day) => predict(rowOf(home, day, encodeAll(home)))
}
