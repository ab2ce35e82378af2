/** The kind of a home as far as prices tell it apart; `house`: its form is not known. */
export const KINDS = ['detached', 'semiDetached', 'house', 'townhouse', 'apartment', 'land', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** What an estimate knows about a home that is or was for sale. */
export type HomeFacts = {
  kind: Kind
  isNew: boolean
  /** Such as freehold and leasehold; null where it is not known. */
  tenure: string | null
  postcode: string
  /** The postcode without its last one, two and three signs. */
  block: string
  sector: string
  district: string
  /** The place of the postcode among those of its sector: neighbours have neighbouring ones. */
  order: number
  unit: string
  house: string
  street: string
  locality: string
}

/** A sale as registries have it. `price`: in cents. `soldOn`: `YYYY-MM-DD`. */
export type Sale = {
  price: number
  soldOn: string
  postcode: string
  type: string | null
  /** Of a house: detached or not. */
  form: string | null
  isNew: boolean | null
  tenure: string | null
  unit: string
  house: string
  street: string
  locality: string
}

/** A sale as estimates use it. `price`: the natural logarithm of whole units. `day`: since 1970. */
export type PastSale<Source extends Sale = Sale> = { facts: HomeFacts; price: number; day: number; sale: Source }

/** Returns a sale as estimates use it, with the row that it comes from. */
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

/** A house of another form is one of unknown form, and a type that is not known here counts among the others. */
function kindOf({ type, form }: Pick<Sale, 'type' | 'form'>): Kind {
  const kind = type === 'house' ? (form ?? 'house') : type
  return KINDS.find((each) => each === kind) ?? (type === 'house' ? 'house' : 'other')
}

/** Returns a postcode with its parts. */
export const partsOf = (postcode: string) => ({
  postcode,
  block: postcode.slice(0, -1),
  sector: postcode.slice(0, -2),
  district: postcode.slice(0, -3),
  order: orderOf(postcode.slice(-2)),
})

const SIGNS = '0123456789ABDEFGHJLNPQRSTUWXYZ' // without those that British postcodes leave out
const orderOf = ([first = '', second = '']: string): number => SIGNS.indexOf(first) * 20 + SIGNS.indexOf(second)

/** Returns the number of a day since 1970. */
const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000)
