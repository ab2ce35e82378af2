import type { Offer } from '../../../src/contract/offer.ts'
import { type Property, propertyApi } from '../../../src/contract/property.ts'
import { propertyCan } from '../../../src/contract/property-status.ts'
import type { Role as RoleName } from '../../../src/contract/user.ts'
import { admit } from '../../../src/server/platform/access/caller.ts'
import { checkMayAsk, partIn } from '../../../src/server/product/conversation/conversation.rules.ts'
import {
  checkIsAgent,
  checkMayAccept,
  checkMayAnswer,
  checkMayCancel,
  checkMayOffer,
  checkMayReadReceipt,
  hasOpenOffer,
  noSuchOffer,
} from '../../../src/server/product/offer/offer.rules.ts'
import { checkPayable } from '../../../src/server/product/payment/payment.rules.ts'
import {
  checkMayDelete,
  checkMayUpdate,
  maySee,
  noSuchProperty,
} from '../../../src/server/product/property/property.rules.ts'
import { checkMayRequest } from '../../../src/server/product/viewing/viewing.rules.ts'
import { checkMayWish } from '../../../src/server/product/wishlist/wishlist.rules.ts'
import type { Place } from './places.ts'
import type { Control } from './seen.ts'

/** The facts on which the server decides. `offers` are all on the home; `offer` is the one in the button's row. */
export type Standing = {
  caller: { email: string; role: RoleName | null }
  property: Property | undefined
  offers: Offer[]
  offer: Offer | undefined
}
type Rule = (standing: Standing) => void

const winner = ({ offers }: Standing) => offers.find(({ status }) => status === 'accepted' || status === 'Bought')
const theirs = ({ property }: Standing): Property => {
  if (!property) throw noSuchProperty()
  return property
}
const reader = ({ caller }: Standing) => ({ ...caller, isInterested: false })
const free: Rule = () => {}
const mayOffer: Rule = (standing) => {
  checkMayOffer(reader(standing), theirs(standing), new Date())
  const own = standing.offers.filter(({ buyerEmail }) => buyerEmail === standing.caller.email)
  if (own.some(({ status }) => status === 'pending' || status === 'accepted')) throw hasOpenOffer()
}
const mayAnswer: Rule = ({ caller, offer }) => {
  checkIsAgent(caller)
  checkMayAnswer(caller, offer)
}
const mayDecide: Rule = (standing) => {
  if (standing.caller.role !== 'admin' || !propertyCan('verify', theirs(standing))) throw new Error('decided already')
}
const mayAsk: Rule = (standing) => checkMayAsk(reader(standing), theirs(standing))
const mayWriteAboutIt: Rule = (standing) => {
  theirs(standing) // a home that is gone can't be written about
  if (!standing.offers.some((offer) => partIn(standing.caller, offer))) throw noSuchOffer()
}
const maySeeIt: Rule = (standing) => {
  if (!maySee(reader(standing), theirs(standing))) throw noSuchProperty()
}

/** The server's rule for the call behind each control. Public and read-only calls are `free`. */
const rules: Record<string, Rule> = {
  'Add to wishlist': (standing) => checkMayWish(reader(standing), theirs(standing)),
  'Add to wishlist: {home}': (standing) => checkMayWish(reader(standing), theirs(standing)),
  'Make offer': mayOffer,
  'Ask for a viewing': (standing) => checkMayRequest(reader(standing), theirs(standing)),
  Review: maySeeIt,
  'Remove from wishlist: {home}': free, // their own wish
  Share: free,
  Print: maySeeIt,
  'Show 1 new': free, // what came since the list was opened
  'Details of {home}': maySeeIt,
  '{home}': maySeeIt,
  Withdraw: ({ caller, offer }) => checkMayCancel(caller, offer),
  Pay: ({ offer, property }) => {
    if (!offer) throw new Error('no offer')
    checkPayable({ ...offer, amount: Math.round(offer.offerAmount * 100), currency: 'USD' }, property)
  },
  Receipt: (standing) => checkMayReadReceipt(standing.caller, winner(standing)),
  Accept: (standing) => {
    mayAnswer(standing)
    checkMayAccept(standing.property, winner(standing))
  },
  Reply: mayAnswer,
  Message: mayWriteAboutIt,
  Update: ({ caller, property }) => checkMayUpdate(caller, property),
  'State of the market': ({ caller, property }) => checkMayUpdate(caller, property),
  Verify: mayDecide,
  'List it again': (standing) => {
    admit(propertyApi.create.access, standing.caller)
    maySeeIt(standing)
  },
  'How buyers see it': free,
  'Set your loan terms': free, // they stay in the browser
  'See similar homes': free,
  'See other homes': free,
}

export function whyRefused({ name, to = '' }: Control, place: Place, standing: Standing): string | undefined {
  try {
    ruleFor(name, to, place)(standing)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function ruleFor(name: string, to: string, place: Place): Rule {
  if (name === 'Reject') return place === 'requests' ? mayAnswer : mayDecide
  if (name === 'Delete') return place === 'Wishlist' ? free : ({ caller, property }) => checkMayDelete(caller, property)
  if (to.startsWith('/agent/') || ['/dashboard/propertyBought', '/dashboard/wishlist'].includes(to)) return free
  if (name === 'Ask {agent}') return place === 'details' ? mayAsk : mayWriteAboutIt
  const rule = rules[name]
  if (!rule) throw new Error(`no rule is known for “${name}”: add it to e2e/support/home-states/verdicts.ts`)
  return rule
}
