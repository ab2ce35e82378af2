import type { Tenure } from '#contract/fact-options'
import { PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { MAX_FEATURES, type PropertyType } from '#contract/property-facts'
import { MAX_AGENTS_LEFT_OUT, MAX_SEARCH_LENGTH, type PropertySort } from '#contract/property-search'
import type { SavedQuery } from '#contract/saved-search'
import { textOfWords } from '#contract/search-words'
import { inUnit } from './area-units.ts'
import { fieldsOf, type Quantity } from './quantity.ts'
import { spelt, type Token } from './tokens.ts'

/** Words of a sentence whose small amounts may be no price of a home. */
const OTHER_COSTS =
  /^(rent|rental|month|months|monthly|pcm|pw|week|weekly|fee|fees|charge|charges|hoa|tax|mortgage|deposit|lease|years?|min|mins|minutes?|miles?|yards?|metres?|meters?|commute|walk)$/i

const MIN_PLAIN_PRICE = 10_000
const MIN_SHORT_PRICE = 50

type Piece = { text: string; start: number; end: number }

export function understanding() {
  const single: Record<string, string> = {}
  const lists = {
    type: [] as string[],
    tenure: [] as string[],
    feature: [] as string[],
    notFeature: [] as string[],
    notAgent: [] as string[],
  }
  const pieces: Piece[] = []
  const leftOut: string[] = []
  let types: { type: PropertyType; piece: Piece }[] = []
  let unit: 'ft2' | 'm2' | undefined
  let sort: PropertySort | undefined
  const typesLeftOut = new Set<PropertyType>()
  const tenuresLeftOut = new Set<Tenure>()
  let shortPrice: { quantity: Quantity; tokens: Token[] } | undefined
  let bare: Partial<Record<Quantity['kind'], number>> = {}

  const most = { feature: MAX_FEATURES, notFeature: MAX_FEATURES, notAgent: MAX_AGENTS_LEFT_OUT }
  const add = (field: keyof typeof lists, value: string) => {
    const limit = field in most ? most[field as keyof typeof most] : Number.POSITIVE_INFINITY
    if (!lists[field].includes(value) && lists[field].length < limit) lists[field].push(value)
  }
  const pieceOf = ({ text, start, end }: Token): Piece => ({ text, start, end })
  const count = () => Object.keys(single).length + Object.values(lists).reduce((sum, list) => sum + list.length, 0)

  function setQuantity(given: Quantity): void {
    if (given.unit) unit ??= given.unit
    const quantity = unit ? inUnit(given, unit) : given
    const [least, high] = fieldsOf[quantity.kind]
    const known = bare[quantity.kind]
    if (quantity.isBare && known !== undefined && quantity.least !== undefined && high) {
      single[least] = `${Math.min(known, quantity.least)}`
      single[high] = `${Math.max(known, quantity.least)}`
      return
    }
    if (quantity.isBare && quantity.least !== undefined) bare = { ...bare, [quantity.kind]: quantity.least }
    if (quantity.least !== undefined) single[least] = `${quantity.least}`
    if (quantity.most !== undefined && high) single[high] = `${quantity.most}`
    if (high && Number(single[high]) < Number(single[least])) delete single[quantity.most === undefined ? high : least]
  }

  function words(): string {
    const wanted = spelt(pieces.toSorted((one, other) => one.start - other.start))
    return textOfWords({ wanted, leftOut }).slice(0, MAX_SEARCH_LENGTH).trim()
  }

  const isOfShortPrice = (): boolean =>
    (single.beds ?? single.maxBeds ?? types.at(0)) !== undefined &&
    single.minPrice === undefined &&
    single.maxPrice === undefined &&
    !pieces.some(({ text }) => OTHER_COSTS.test(text))

  /** Returns true for "flats Bath"; "Bath House" is a name. */
  function isTypeBefore(isPlace: (name: string) => boolean): boolean {
    const inOrder = pieces.toSorted((one, other) => one.start - other.start)
    return types.every(({ piece }) => piece.end <= (inOrder[0]?.start ?? 0)) && isPlace(spelt(inOrder))
  }

  return {
    setQuantity,
    set: (field: string, value: string) => {
      single[field] = value
    },
    add,
    /** Sets a quantity in the place of what was said of its kind before. */
    replaceQuantity: (quantity: Quantity) => {
      for (const field of fieldsOf[quantity.kind]) if (field) delete single[field]
      delete bare[quantity.kind]
      setQuantity(quantity)
    },
    /** Puts an amount in the place of the only limit of the price: "max 300k, make it 320k". */
    replaceLimitOfPrice: ({ value, factor }: { value: number; factor: number }): boolean => {
      const limits = fieldsOf.price.filter((field) => single[field] !== undefined)
      const [field] = limits
      const isShort = factor === 1 && value >= MIN_SHORT_PRICE && value < 1000
      if (limits.length !== 1 || !field || (factor === 1 && value < MIN_PLAIN_PRICE && !isShort)) return false
      single[field] = `${isShort ? value * 1000 : value}`
      return true
    },
    /** Forgets the last word that was kept, if it is a place. */
    forgetLast: (isPlace: (name: string) => boolean): boolean => {
      const last = pieces.at(-1)
      if (!last || !isPlace(last.text)) return false
      pieces.pop()
      return true
    },
    forgetTypes: () => {
      types = []
    },
    /** Keeps a price without its thousands, which counts if the sentence is of a home: "3 bed semi max 400". */
    setShortPrice: (quantity: Quantity, tokens: Token[]) => {
      shortPrice = { quantity, tokens }
    },
    leaveOutTenure: (tenure: Tenure) => void tenuresLeftOut.add(tenure),
    hasType: () => types.length > 0,
    /** Returns true where a type, rooms or the size of a home are named: "land" is then its plot. */
    isOfBuilding: () => types.length > 0 || ['beds', 'maxBeds', 'baths', 'area'].some((field) => field in single),
    hasFilters: () => count() > 0,
    hasSort: () => sort !== undefined,
    addType: (type: PropertyType, token: Token, last: Token) =>
      void types.push({
        type,
        piece: { text: `${token.text}${last === token ? '' : ` ${last.text}`}`, start: token.start, end: last.end },
      }),
    leaveOutType: (type: PropertyType) => void typesLeftOut.add(type),
    setSort: (order: PropertySort) => {
      sort = order
    },
    keep: (token: Token) => void pieces.push(pieceOf(token)),
    leaveOut: (word: string) => void leftOut.push(word),
    /**
     * Undefined for types alone: they are words of a name, such as "The Mill House", unless something else refers to
     * homes.
     */
    ended: ({ isOfHomes }: { isOfHomes: boolean }, isPlace: (name: string) => boolean): SavedQuery | undefined => {
      if (tenuresLeftOut.size > 0) lists.tenure = withoutLeftOut(lists.tenure, TENURES, tenuresLeftOut)
      if (shortPrice && isOfShortPrice()) setQuantity(shortPrice.quantity)
      else for (const token of shortPrice?.tokens ?? []) pieces.push(pieceOf(token))
      const isOfTypes = isOfHomes || count() > 0 || sort !== undefined || typesLeftOut.size > 0 || leftOut.length > 0
      const areTypes = isOfTypes || (types.length > 0 && (pieces.length === 0 || isTypeBefore(isPlace)))
      for (const { type, piece } of types)
        if (!areTypes) pieces.push(piece)
        else add('type', type)
      if (typesLeftOut.size > 0) lists.type = withoutLeftOut(lists.type, PROPERTY_TYPES, typesLeftOut)
      const q = words()
      if (count() === 0 && sort === undefined && !(isOfHomes && q)) return undefined
      const given = Object.entries(lists).filter(([, list]) => list.length > 0)
      return {
        ...(q && { q }),
        ...single,
        ...Object.fromEntries(given),
        ...(unit === 'm2' && { areaUnit: unit }),
        ...(sort && sort !== 'newest' && { sort }),
      }
    },
  }
}
/** Returns the named options, or all, without those that are left out. */
function withoutLeftOut<Option extends string>(
  named: string[],
  all: readonly Option[],
  leftOut: Set<Option>,
): string[] {
  const isKept = (option: string) => !leftOut.has(option as Option) // compared only
  const kept = named.filter(isKept)
  return kept.length > 0 ? kept : all.filter(isKept)
}

export type Understanding = ReturnType<typeof understanding>
