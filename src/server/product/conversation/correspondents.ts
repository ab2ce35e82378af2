import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'
import { offerById } from '../offer/offer.store.ts'
import { withInterest } from '../property/home.store.ts'
import { checkMayAsk, homeWasRemoved, partIn } from './conversation.rules.ts'
import { conversationBetween, homeOfConversation, personUnder } from './conversation.store.ts'

export type About = { propertyId?: string | undefined; offerId?: string | undefined }

export async function correspondentsOf(db: Database, caller: Caller, { propertyId, offerId }: About) {
  return propertyId === undefined ? ofOffer(db, caller, offerId ?? '') : ofHome(db, caller, propertyId)
}

async function ofHome(db: Database, caller: Caller, propertyId: string) {
  const home = await homeOfConversation(db, propertyId)
  const conversationId = home && (await conversationBetween(db, { propertyId, buyerId: caller.id }))
  if (!home || !conversationId) checkMayAsk(await withInterest(db, caller, home), home)
  return { home, conversationId, isBuyer: true, other: await personUnder(db, home.email) }
}

async function ofOffer(db: Database, caller: Caller, offerId: string) {
  const offer = await offerById(db, offerId)
  const part = partIn(caller, offer)
  if (!offer || !part) throw noSuchOffer()
  const home = offer.propertyId ? await homeOfConversation(db, offer.propertyId) : undefined
  if (!home) throw homeWasRemoved()
  const isBuyer = part === 'buyer'
  const other = await personUnder(db, isBuyer ? offer.agentEmail : offer.buyerEmail)
  const buyerId = isBuyer ? caller.id : other?.id
  const conversationId = buyerId && (await conversationBetween(db, { propertyId: home._id, buyerId }))
  return { home, conversationId, isBuyer, other }
}
