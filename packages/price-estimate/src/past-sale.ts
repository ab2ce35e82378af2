/** The kinds of home. `house`: a house of unknown form. */
export const KINDS = ['detached', 'semiDetached', 'house', 'townhouse', 'apartment', 'land', 'other'] as const
export type Kind = (typeof KINDS)[number]

/**
 * The facts of a home for estimates. `block`, `sector`, `district`: the postcode without its last one, two or three
 * characters. `order`: the rank of the postcode in its sector; neighbouring postcodes have neighbouring ranks.
 */
export type HomeFacts = {
  kind: Kind
  isNew: boolean
  tenure: string | null
  postcode: string
  block: string
  sector: string
  district: string
  order: number
  unit: string
  house: string
  street: string
  locality: string
}

/** A sale as registries publish it. `price`: in cents. `soldOn`: `YYYY-MM-DD`. */
export type Sale = {
  price: number
  soldOn: string
  postcode: string
  type: string | null
  form: string | null
  isNew: boolean | null
  tenure: string | null
  unit: string
  house: string
  street: string
  locality: string
}

/** A sale prepared for estimates. `price`: the natural logarithm of whole units. `day`: days since 1970. */
export type PastSale<Source extends Sale = Sale> = { facts: HomeFacts; price: number; day: number; sale: Source }

export function pastSale<Source extends Sale>(sale: Source): PastSale<Source> {
  const { isNew, tenure, unit, house, street, locality } = sale
  const facts = { ...partsOf(sale.postcode), kind: kindOf(sale), isNew: isNew ?? false, tenure }
  return {
    facts: { ...facts, unit, house, street: street.toUpperCase(), locality },
    price: Math.log(sale.price / 100),
    day: dayOf(new Date(sale.soldOn)),
    sale,
  }
}

function kindOf({ type, form }: Pick<Sale, 'type' | 'form'>): Kind {
  const kind = type === 'house' ? (form ?? 'house') : type
  return KINDS.find((each) => each === kind) ?? (type === 'house' ? 'house' : 'other')
}

export const partsOf = (postcode: string) => ({
  postcode,
  block: postcode.slice(0, -1),
  sector: postcode.slice(0, -2),
  district: postcode.slice(0, -3),
  order: orderOf(postcode.slice(-2)),
})

const SIGNS = '0123456789ABDEFGHJLNPQRSTUWXYZ' // without those that British postcodes leave out
const orderOf = ([first = '', second = '']: string): number => SIGNS.indexOf(first) * 20 + SIGNS.indexOf(second)

const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000)
