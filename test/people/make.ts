import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import type { Currency } from '../../src/contract/currency.ts'
import type { OfferStatus } from '../../src/contract/offer-status.ts'
import type { PropertyStatus } from '../../src/contract/property.ts'
import { PropertyFilters } from '../../src/contract/property-search.ts'
import type { Frequency } from '../../src/contract/saved-search.ts'
import type { Role } from '../../src/contract/user.ts'
import { accessTokens } from '../../src/server/platform/access/access-token.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { signIns } from '../../src/server/platform/db/tables/sign-in.ts'
import { users } from '../../src/server/platform/db/tables/user.ts'
import { addSavedSearch } from '../../src/server/product/saved-search/saved-search.store.ts'
import {
  conversationMembers,
  conversationReports,
  conversations,
  messages,
} from '../../src/server/product/tables/conversation.ts'
import { notifications } from '../../src/server/product/tables/notification.ts'
import { offers } from '../../src/server/product/tables/offer.ts'
import { properties } from '../../src/server/product/tables/property.ts'

type App = { db: Database; parts: { secret: string; settings?: { currency: Currency } } }

/** Rows inserted directly into the tables. Offers are dated a year ahead, so that tests don't expire. */
export const make = { user, tokenFor, property, offer, notification, savedSearch, conversation, report }

export type Person = { id: string; email: string; name: string; token: string }

/** A signed-in person, whose address is verified by default. */
async function user(
  app: App,
  {
    role,
    emailVerified = true,
    ...given
  }: {
    role?: Role
    id?: string
    email?: string
    name?: string
    emailVerified?: boolean | null
    mustVerifyEmail?: boolean
  } = {},
): Promise<Person> {
  const email = given.email ?? `${role ?? 'user'}-${randomUUID()}@people.example`
  const name = given.name ?? `${role ?? 'user'} Doe`
  const [row] = await app.db
    .insert(users)
    .values({ ...given, email, name, role, issuer: 'test', subject: email, emailVerified })
    .returning({ id: users.id })
  const id = row?.id ?? ''
  return { id, email, name, token: await tokenFor(app, id) }
}

async function tokenFor(app: App, userId: string): Promise<string> {
  const [signIn] = await app.db
    .insert(signIns)
    .values({ userId, providerSession: randomUUID(), expiresAt: new Date(Date.now() + 30 * 86_400_000) })
    .returning({ id: signIns.id })
  return accessTokens(app.parts.secret).issue({ userId, signInId: signIn?.id ?? '' })
}

type Home = Partial<Omit<typeof properties.$inferInsert, 'status'>> & {
  agent: Pick<Person, 'email' | 'name'>
  status?: PropertyStatus | 'pending'
  sold?: boolean
  withdrawn?: boolean
  latitude?: number
  longitude?: number
  geocodedAt?: Date | null
}

async function property(app: App, { agent, status = 'verified', sold, withdrawn, ...given }: Home) {
  const [row] = await app.db
    .insert(properties)
    .values({
      title: `Home ${randomUUID()}`,
      location: '1 Test Lane, Boston',
      price: '250000',
      priceMin: 25000000,
      priceMax: 25000000,
      date: '2026-01-01',
      description: 'A home to test with.',
      agentEmail: agent.email,
      agentName: agent.name,
      agentImage: 'https://pictures.example/agent.png',
      image: `https://pictures.example/${randomUUID()}.png`,
      status: status === 'pending' ? null : status,
      verifiedAt: status === 'verified' ? new Date() : null,
      geocodedAt: new Date(), // the geocoder is not asked while a test looks at what changes
      soldAt: sold ? new Date() : null,
      withdrawnAt: withdrawn ? new Date() : null,
      ...given,
    })
    .returning()
  if (!row) throw new Error('no property was made')
  return row
}

type Made = {
  property: typeof properties.$inferSelect
  buyer: Pick<Person, 'email' | 'name'>
  amount?: number
  status?: OfferStatus
  acceptedAt?: Date
  /** Seven days after `acceptedAt` by default; null as in earlier versions. */
  payBefore?: Date | null
  transactionId?: string
}

/** Pending by default, of 250,000.50 in the app's currency; `amount` is in cents. Returns the row. */
async function offer(app: App, { property, buyer, amount = 25000050, status = 'pending', ...given }: Made) {
  const isBought = status === 'Bought'
  const acceptedAt = given.acceptedAt ?? (status === 'accepted' || isBought ? new Date() : undefined)
  const [row] = await app.db
    .insert(offers)
    .values({
      propertyId: property.id,
      title: property.title,
      location: property.location,
      image: property.image,
      agentName: property.agentName,
      agentEmail: property.agentEmail,
      buyerEmail: buyer.email,
      buyerName: buyer.name,
      buyingDate: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10),
      amount,
      currency: app.parts.settings?.currency,
      status,
      acceptedAt,
      payBefore: acceptedAt && new Date(acceptedAt.getTime() + 7 * 86_400_000),
      closedAt: status === 'rejected' ? new Date() : null,
      boughtAt: isBought ? new Date() : null,
      transactionId: isBought ? `pi_${randomUUID()}` : null,
      ...given,
    })
    .returning()
  if (!row) throw new Error('no offer was made')
  return row
}

async function notification(app: App, { id: userId }: Pick<Person, 'id'>, text: string): Promise<string> {
  const [row] = await app.db
    .insert(notifications)
    .values({ userId, kind: 'offers', text, page: 'bought' })
    .returning({ id: notifications.id })
  return row?.id ?? ''
}

/** A conversation with one message of the buyer; returns its id. */
async function conversation(
  app: App,
  { property, buyer, agent }: { property: { id: string; title: string }; buyer: Person; agent: Person },
): Promise<string> {
  const id = v7()
  const message = v7()
  const { id: propertyId, title } = property
  await app.db
    .insert(conversations)
    .values({ id, propertyId, title, buyerId: buyer.id, agentId: agent.id, latestAt: new Date() })
  await app.db.insert(messages).values({ id: message, conversationId: id, senderId: buyer.id, text: 'Hello' })
  const members = [buyer, agent].map((person) => ({ userId: person.id, unread: person === agent ? 1 : 0 }))
  await app.db
    .insert(conversationMembers)
    .values(members.map((member) => ({ ...member, conversationId: id, latestId: message })))
  return id
}

async function report(app: App, conversationId: string, { id: reporterId }: Pick<Person, 'id'>): Promise<string> {
  const id = v7()
  await app.db.insert(conversationReports).values({ id, conversationId, reporterId, reason: 'A scam', upTo: v7() })
  return id
}

/** A limit above all homes of tests, different for each search, because a person's searches are unique. */
const HIGH_PRICE = 80_000_000
let searches = 0

type Search = { query?: Record<string, string | string[]>; frequency?: Frequency; name?: string }

/** A saved search for all homes with immediate notifications by default; returns its id. */
function savedSearch(
  app: App,
  { id: userId }: Pick<Person, 'id'>,
  { query = { maxPrice: `${HIGH_PRICE + searches++}` }, frequency = 'instant', name = 'My search' }: Search = {},
): Promise<string> {
  return addSavedSearch(app.db, { userId, name, frequency, query: PropertyFilters.parse(query) })
}
