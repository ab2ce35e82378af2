import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { openDatabase } from '../../src/server/db/database.ts'
import { offers } from '../../src/server/db/tables/offer.ts'
import { properties } from '../../src/server/db/tables/property.ts'
import { keysFrom } from '../../src/server/providers/payment/demo-keys.ts'
import { appProcess, newDataDir } from '../app-process.ts'
import { underWay, wrongs } from './books.ts'
import { allMoments, seen } from './moments.ts'
import { deletes, newDeal, type Promised, pause, pays, type World, whateverHappens } from './people.ts'
import { deliverAgain, holdUp } from './post.ts'
import { randomFrom } from './random.ts'

export type ChaosOptions = { databaseUrl: string; rounds: number; seed: number; say: (line: string) => void }
/** What happened in all rounds, so that a reader sees that there was something to see. */
export type Tally = {
  rounds: number
  kills: number
  bought: number
  cents: number
  refunded: number
  moments: Record<string, number>
}

const SECRET = 'a secret of at least thirty-two characters'
const MOST_RECOVERY = 60_000 // milliseconds

/** Kills the real server between the steps of payments, round after round; after each restart the books must be right in a minute. */
export async function runChaos({ databaseUrl, rounds, seed, say }: ChaosOptions): Promise<Tally> {
  const db = openDatabase(databaseUrl, () => {})
  const { dataDir, remove } = await newDataDir()
  const launch = () => appProcess(settingsFor(databaseUrl, dataDir))
  const world: World = { db, parts: { secret: SECRET } }
  const moments: Record<string, number> = {}
  let kills = 0
  let server = await launch()
  try {
    for (let round = 1; round <= rounds; round++) {
      const random = randomFrom(seed * 1_000_003 + round)
      const moment = random.pick(allMoments)
      const promised: Promised = { bought: new Set(), deleted: new Set() }
      const deals = await Promise.all(Array.from({ length: 3 }, () => newDeal(world, random)))
      const work = deals.flatMap((deal) => [
        whateverHappens(pays(server, deal, random, promised)),
        ...(random.chance(0.3) ? [whateverHappens(deletes(server, deal, random, promised))] : []),
      ])
      const caught = await seen(db, moment, 1500)
      if (caught) moments[moment] = (moments[moment] ?? 0) + 1
      if (random.chance(0.5)) await pause(random.below(40))
      await server.end('SIGKILL')
      kills++
      await Promise.all(work)
      if (random.chance(0.3)) await holdUp(db)
      server = await launch()
      if (random.chance(0.25)) {
        await pause(random.below(800)) // in the middle of recovering
        await server.end('SIGKILL')
        kills++
        server = await launch()
      }
      if (random.chance(0.5)) await deliverAgain(server, db, keysFrom(SECRET).webhookSecret, random)
      const took = await untilQuiet(world)
      const wrong = [...(await wrongs(db, join(dataDir, 'outbox'))), ...(await forgotten(world, promised))]
      const line = `round ${round}: killed when ${moment}${caught ? '' : ' (did not come)'}, quiet after ${(took / 1000).toFixed(1)} s`
      say(line)
      if (wrong.length > 0) throw new Error(`${line}, seed ${seed}: ${wrong.join('; ')}`)
    }
    return { rounds, kills, moments, ...(await totals(world)) }
  } finally {
    await server.end('SIGKILL')
    await db.$client.end()
    await remove()
  }
}

const settingsFor = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: 'true',
  NODE_ENV: 'development',
  APP_SECRET: SECRET,
  ACCEPTED_OFFER_DAYS: '1',
  RECONCILE_SECONDS: '0.5',
})

async function untilQuiet({ db }: World): Promise<number> {
  const start = performance.now()
  for (;;) {
    const open = await underWay(db)
    const took = performance.now() - start
    if (open.length === 0) return took
    if (took > MOST_RECOVERY) throw new Error(`after a minute there is still ${open.join('; ')}`)
    await pause(50)
  }
}

/** What the server answered with success and does not have any more. */
async function forgotten({ db }: World, { bought, deleted }: Promised): Promise<string[]> {
  const kept =
    bought.size && (await db.$count(offers, sql`${inArray(offers.id, [...bought])} and ${offers.status} = 'Bought'`))
  const back = deleted.size && (await db.$count(properties, inArray(properties.id, [...deleted])))
  return [
    ...(kept === bought.size ? [] : ['a receipt that was taken and is forgotten']),
    ...(back === 0 ? [] : ['a home that was deleted and is back']),
  ]
}

async function totals({ db }: World) {
  const { rows } = await db.execute<{ bought: number; cents: number; refunded: number }>(sql`select
    (select count(*)::int from offer where status = 'Bought' and buyer_email not like '%.demo') as bought,
    (select coalesce(sum(amount_cents), 0)::float8 from offer where status = 'Bought' and buyer_email not like '%.demo') as cents,
    (select count(*)::int from demo_refund) as refunded`)
  return rows[0] ?? { bought: 0, cents: 0, refunded: 0 }
}
