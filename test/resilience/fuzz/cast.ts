import { sql } from 'drizzle-orm'
import { allCallers, type Callers } from '../../access/callers.ts'
import type { TestApp } from '../../people/access.ts'
import { make, type Person } from '../../people/make.ts'

/** The newest ids of each table, as a well-informed attacker has them. */
export type Ids = Record<string, string[]>
/** The callers, their rows, and bystanders, whose data must not change. */
export type Cast = { who: Callers; bystanders: Person[]; ids: Ids; emails: string[] }

export async function newCast(app: TestApp): Promise<Cast> {
  const who = await allCallers(app)
  const bystanders = [await make.user(app, { role: 'agent' }), await make.user(app)]
  await between(app, who.agent, who.user)
  await between(app, who.agent, who.otherUser)
  await between(app, bystanders[0] as Person, bystanders[1] as Person) // both made above
  const emails = [...Object.values(who), ...bystanders].map(({ email }) => email).filter(Boolean)
  return { who, bystanders, emails, ids: await newestIds(app) }
}

async function between(app: TestApp, agent: Person, buyer: Person): Promise<void> {
  await make.property(app, { agent, status: 'pending' })
  await make.property(app, { agent, status: 'rejected' })
  await make.property(app, { agent, latitude: 51.4, longitude: -2.4 })
  await make.offer(app, { property: await make.property(app, { agent }), buyer })
  await make.offer(app, { property: await make.property(app, { agent }), buyer, status: 'accepted' })
  await paidInPart(
    app,
    await make.offer(app, {
      property: await make.property(app, { agent }),
      buyer,
      status: 'accepted',
      amount: 1_800_000_00,
    }),
  )
  await make.offer(app, { property: await make.property(app, { agent, sold: true }), buyer, status: 'Bought' })
  await make.notification(app, buyer, 'An entry')
  const property = await make.property(app, { agent })
  await app.db.execute(sql`insert into wishlist_item (id, user_id, property_id)
    values (gen_random_uuid(), ${buyer.id}, ${property.id})`)
  await app.db.execute(sql`insert into review (id, property_id, property_title, agent_name, review_time, description, reviewer_id,
    reviewer_email, reviewer_name) values (gen_random_uuid(), ${property.id}, 'Home', 'Ida', '9:5:1', 'Lovely.', ${buyer.id},
    ${buyer.email}, ${buyer.name})`)
}

async function paidInPart(app: TestApp, offer: { id: string }): Promise<void> {
  const intentId = `pi_demo_${offer.id.replaceAll('-', '')}`
  const intent = {
    id: intentId,
    object: 'payment_intent',
    status: 'succeeded',
    amount: 900_000_00,
    amount_received: 900_000_00,
    currency: 'usd',
    client_secret: `${intentId}_secret_x`,
    metadata: { offerId: offer.id },
  }
  await app.db.execute(
    sql`insert into demo_intent (id, idempotency_key, intent) values (${intentId}, ${intentId}, ${JSON.stringify(intent)}::jsonb)`,
  )
  await app.db.execute(sql`insert into payment (id, offer_id, intent_id, amount_cents, currency, part, parts, state, checked_at)
    values (gen_random_uuid(), ${offer.id}, ${intentId}, 90000000, 'usd', 1, 2, 'received', now())`)
}

/** Reads every table, so that new ones are included. */
async function newestIds({ db }: TestApp): Promise<Ids> {
  const { rows: tables } = await db.execute<{
    name: string
  }>(sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`)
  const ids: Ids = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${sql.identifier(name)} order by id desc limit 30`,
    )
    ids[name] = rows.map(({ id }) => id)
  }
  return ids
}
