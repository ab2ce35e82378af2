import type { Tenure } from '#contract/fact-options'
import { PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { MAX_FEATURES, type PropertyType } from '#contract/property-facts'
import { MAX_AGENTS_LEFT_OUT, MAX_SEARCH_LENGTH, type PropertySort } from '#contract/property-search'
import type { SavedQuery } from '#contract/saved-search'
import { textOfWords } from '#contract/search-words'
import { fieldsOf, inUnit, type Quantity } from './quantities.ts'
import { spelt, type Token } from './tokens.ts'

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
  const types: { type: PropertyType; piece: Piece }[] = []
  let unit: 'ft2' | 'm2' | undefined
  let sort: PropertySort | undefined
  const typesLeftOut = new Set<PropertyType>()
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
    addTenures: (names: readonly Tenure[]) => {
      for (const name of names) add('tenure', name)
    },
    isOf: (field: 'tenure') => lists[field].length > 0,
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
      const isOfTypes = isOfHomes || count() > 0 || sort !== undefined || typesLeftOut.size > 0
      const areTypes = isOfTypes || (types.length > 0 && (pieces.length === 0 || isTypeBefore(isPlace)))
      for (const { type, piece } of types)
        if (!areTypes) pieces.push(piece)
        else if (!typesLeftOut.has(type)) add('type', type)
      if (typesLeftOut.size > 0 && lists.type.length === 0)
        for (const type of PROPERTY_TYPES) if (!typesLeftOut.has(type)) add('type', type)
      if (count() === 0 && sort === undefined && !isOfHomes) return undefined
      const q = words()
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
export type Understanding = ReturnType<typeof understanding>

export const othersThan = (tenure: Tenure): Tenure[] => TENURES.filter((name) => name !== tenure)
