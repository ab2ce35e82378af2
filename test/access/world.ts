import { sql } from 'drizzle-orm'
import { EMBEDDED_ISSUER } from '../../src/server/platform/db/tables/identity.ts'
import { wishes } from '../../src/server/product/tables/wishlist.ts'
import type { TestApp } from '../people/access.ts'
import { signingKey } from '../people/id-tokens.ts'
import { make } from '../people/make.ts'
import { testApp } from '../server/app.ts'
import { type As, allCallers, type Callers } from './callers.ts'

/** A server, its callers and their data: `agent` owns the homes, `user` the offers, wishes and reviews. */
export type World = { app: TestApp; who: Callers; key: Awaited<ReturnType<typeof signingKey>> }

type Home = Partial<Parameters<typeof make.property>[1]>
type Offer = Partial<Parameters<typeof make.offer>[1]>

export async function newWorld(): Promise<World> {
  const app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
  const who = await allCallers(app)
  const key = await signingKey(app.db, { kid: 'the key of the identity provider' })
  await app.db.execute(sql`update app_user set issuer = ${EMBEDDED_ISSUER}, subject = 'subject of ' || email`) // as `claimsOf` has it
  return { app, who, key }
}

export const home =
  (given: Home = {}) =>
  async ({ app, who }: World) =>
    (await make.property(app, { agent: who.agent, ...given })).id

export const wishedHome =
  (given: Home = {}) =>
  async (world: World) => {
    const propertyId = await home(given)(world)
    await world.app.db.insert(wishes).values({ userId: world.who.user.id, propertyId })
    return propertyId
  }

export const offer =
  (given: Offer = {}, of: As = 'agent') =>
  async ({ app, who }: World) => {
    const property = await make.property(app, { agent: who[of], sold: given.status === 'Bought' })
    return (await make.offer(app, { property, buyer: who.user, ...given })).id
  }

export const newUser =
  (given: Parameters<typeof make.user>[1] = {}) =>
  async ({ app }: World) =>
    (await make.user(app, given)).id

export const NO_ID = '01980000-2710-7000-8000-000000000000'
export const absent = async () => NO_ID
export const itself = ({ id }: { id: string }) => ({ params: { id } })
