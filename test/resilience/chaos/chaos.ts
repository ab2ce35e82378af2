import { sql } from 'drizzle-orm'
import { forgotten, underWay, wrongs } from './books.ts'
import { allMoments, type Moment, releases, seen } from './moments.ts'
import { type AcknowledgedWrites, deletes, ignoreErrors, newDeal, pause, pays } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { holdUpReports, reportAgain } from './reports.ts'
import { type Launch, type Stage, setStage } from './stage.ts'

type ChaosOptions = {
  databaseUrl: string
  rounds: number
  seed: number
  say: (line: string) => void
  launch?: Launch
}

const MAX_RECOVERY_MS = 90_000 // a job that failed three times is tried again after 20 seconds

/**
 * Kills the server between the steps of payments in rounds; after each restart the data must be consistent within a
 * minute and a half. Returns figures. Throws the first fault with its round and seed.
 */
export async function runChaos({ databaseUrl, rounds, seed, say, launch }: ChaosOptions) {
  const stage = await setStage(databaseUrl, launch)
  const moments: Partial<Record<Moment, number>> = {}
  try {
    for (let round = 1; round <= rounds; round++) {
      const random = randomFrom(seed * 1_000_003 + round)
      const { moment, came, wrong, times } = await playRound(stage, random, momentOf(round))
      if (came) moments[moment] = (moments[moment] ?? 0) + 1
      const line = `round ${round}: killed when ${moment}${came ? '' : ' (did not come)'}, ${times}`
      say(line)
      if (wrong.length > 0) throw new Error(`${line}, seed ${seed}: ${wrong.join('; ')}`)
    }
    return { rounds, kills: stage.kills, moments, ...(await totals(stage)) }
  } finally {
    await stage.clear()
  }
}

const momentOf = (round: number): Moment => allMoments[(round - 1) % allMoments.length] ?? allMoments[0]

async function playRound(stage: Stage, random: Random, moment: Moment) {
  const { db } = stage
  const promised: AcknowledgedWrites = { bought: new Set(), recorded: new Set(), deleted: new Set() }
  const deals = await Promise.all([1, 3, 3].map((parts) => newDeal(stage, random, parts)))
  const payAll = () => deals.map((deal) => ignoreErrors(pays(stage.server, deal, random, promised)))
  const isHasty = () => random.chance(releases.includes(moment) ? 0.9 : 0.3)
  const work = [
    ...payAll(),
    ...deals.filter(isHasty).map((deal) => ignoreErrors(deletes(stage.server, deal, random, promised))),
  ]
  const came = await seen(db, moment, { after: Promise.all(work), mostMs: 1500 })
  if (random.chance(0.5)) await pause(random.below(40))
  const killedMs = performance.now()
  await stage.kill(random)
  await Promise.all(work)
  if (random.chance(0.3)) await holdUpReports(db)
  await stage.restart()
  if (random.chance(0.25)) await dieWhileRecovering(stage, random)
  const backMs = performance.now()
  const again = random.chance(0.5) ? payAll() : []
  if (random.chance(0.5)) await reportAgain(db, random)
  await Promise.all(again)
  const last = await untilQuiet(stage)
  const times = `back after ${seconds(backMs - killedMs)}, quiet after another ${seconds(performance.now() - backMs)}${last && `: ${last}`}`
  const wrong = [...(await wrongs(db, stage.outbox)), ...(await forgotten(db, promised))]
  return { moment, came, wrong, times }
}

async function dieWhileRecovering(stage: Stage, random: Random): Promise<void> {
  await pause(random.below(800))
  await stage.kill(random)
  await stage.restart()
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function untilQuiet({ db }: Stage): Promise<string> {
  const end = performance.now() + MAX_RECOVERY_MS
  let last = ''
  for (;;) {
    const open = (await underWay(db)).join('; ')
    if (!open) return last
    last = open
    if (performance.now() > end) throw new Error(`after ${MAX_RECOVERY_MS / 1000} s there is still ${open}`)
    await pause(50)
  }
}

type Totals = { bought: number; cents: number; boughtInParts: number; partsRefunded: number; refunded: number }

async function totals({ db }: Stage) {
  const { rows } = await db.execute<Totals>(sql`select
    (select count(*)::int from offer where status = 'Bought' and buyer_email not like '%.demo') as bought,
    (select coalesce(sum(amount_cents), 0)::float8 from offer where status = 'Bought' and buyer_email not like '%.demo') as cents,
    (select count(distinct offer_id)::int from payment where state = 'settled' and parts = 3) as "boughtInParts",
    (select count(*)::int from payment where state = 'released' and parts = 3 and exists (select from demo_refund r
      where r.intent_id = payment.intent_id)) as "partsRefunded",
    (select count(*)::int from demo_refund) as refunded`)
  return rows[0] ?? { bought: 0, cents: 0, boughtInParts: 0, partsRefunded: 0, refunded: 0 }
}
