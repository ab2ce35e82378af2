import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { Queryable } from '../../platform/db/database.ts'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { openedGazetteer } from '../../providers/geocoder/gazetteer-data.ts'
import { postcodesIn } from '../sold-price/near-sales.ts'
import type { checkLanes } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { applyRules, capped, type Result } from './apply-rules.ts'
import type { CheckedHome, LookUp } from './checks/checked-homes.store.ts'
import { homesToCheck, makeDue, postponeCheck, storeLookUps, takeDue, takeOne } from './checks/checked-homes.store.ts'
import { deleteUntrue, dismissedPairs, othersToCheck, writeChecks, writeFindings } from './checks/finding.store.ts'
import type { RuleContext } from './checks/rule.ts'
import { textBands } from './checks/same-text.ts'
import { notifyOfEvidence } from './notify-of-evidence.ts'
import { verifyTrusted } from './verify-trusted.ts'

export type CheckDependencies = Omit<RuleContext, 'now' | 'batch'> & { log: Log; evidenceOff: EvidenceRule[] }

const BATCH_SIZE = 40
const CONCURRENCY = 6
/**
 * The number of batches that run without a pause, which covers a stock of 1,000 homes within seconds; larger ones leave
 * half of the time to the rest of the process.
 */
const BATCHES_AT_FULL_SPEED = 30
const OTHERS_IN_A_ROUND = 10

export function startEvidenceChecks(dependencies: CheckDependencies, seconds = 1): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    checkDueHomes(dependencies, stopping).catch((error) =>
      dependencies.log.error({ err: error }, 'listings could not be checked'),
    ),
  )
}

export async function checkDueHomes(dependencies: CheckDependencies, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await checkBatch(dependencies, 'single', BATCH_SIZE)) > 0);
  for (let batches = 1; !stopping?.aborted; batches++) {
    const since = performance.now()
    if ((await checkBatch(dependencies, 'pending', BATCH_SIZE)) === 0) break
    await checkBatch(dependencies, 'single', BATCH_SIZE) // only checks of many listings are slowed down
    if (batches > BATCHES_AT_FULL_SPEED) await pause(performance.now() - since, stopping)
  }
  if (!stopping?.aborted) await checkBatch(dependencies, 'others', OTHERS_IN_A_ROUND)
}

const pause = (ms: number, stopping?: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal: stopping }).catch(() => {}) // the process is stopping

type Lane = keyof typeof checkLanes

async function checkBatch(dependencies: CheckDependencies, lane: Lane, most: number): Promise<number> {
  let ids: string[] = []
  try {
    await dependencies.db.transaction(async (tx) => {
      ids = await takeDue(tx, lane, most)
      await checkTaken(dependencies, tx, lane, ids)
    })
  } catch (error) {
    if (isDatabaseGone(error) || ids.length === 0) throw error
    dependencies.log.warn({ err: error }, 'listings could not be checked together')
    for (const id of ids) await checkAlone(dependencies, lane, id)
  }
  return ids.length
}

/** Checks a listing whose batch failed, so that one that can't be checked delays itself alone. */
async function checkAlone(dependencies: CheckDependencies, lane: Lane, id: string): Promise<void> {
  const { db, log } = dependencies
  try {
    await db.transaction(async (tx) => {
      if (await takeOne(tx, lane, id)) await checkTaken(dependencies, tx, lane, [id])
    })
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    log.error({ err: error, property: id }, 'a listing could not be checked')
    await postponeCheck(db, lane, id)
  }
}

async function checkTaken(dependencies: CheckDependencies, tx: Queryable, lane: Lane, ids: string[]): Promise<void> {
  const homes = await homesToCheck(dependencies.db, ids)
  const results = homes.length > 0 ? await checkHomes(dependencies, tx, homes) : []
  if (lane === 'single') await checkOthers(tx, results)
}

async function checkHomes(dependencies: CheckDependencies, tx: Queryable, homes: CheckedHome[]): Promise<Result[]> {
  const { readAddress, comparedAddress } = await openedGazetteer()
  const ofBatch = { db: dependencies.db, batch: homes }
  const lookUps: LookUp[] = []
  for (const home of homes) {
    await turn() // requests are answered between two homes
    lookUps.push({
      id: home.id,
      textBands: await textBands(ofBatch, home),
      addressKeys: comparedAddress(readAddress(home.location)).keys,
      sector: sectorOf(home.location),
    })
  }
  await storeLookUps(dependencies.db, lookUps)
  const dismissed = await dismissedPairs(
    dependencies.db,
    homes.map(({ id }) => id),
  )
  const run = { ...dependencies, now: new Date(), batch: homes, dismissed }
  const results: Result[] = []
  const queue = [...homes]
  const work = async () => {
    for (let home = queue.shift(); home; home = queue.shift()) results.push(await applyRules(run, home))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  await lockHomes(tx, results)
  await deleteUntrue(
    tx,
    results.flatMap(({ runs }) => runs),
  )
  const added = await writeFindings(tx, capped(results.flatMap(({ findings }) => findings)))
  await writeChecks(
    tx,
    homes.map(({ id }) => id),
    results.flatMap(({ checks }) => checks),
  )
  await notifyOfEvidence(tx, added, dependencies.currency)
  await verifyTrusted(
    tx,
    homes.map(({ id }) => id),
  )
  await emitEvent(tx, { topic: 'evidence', id: homes.length === 1 ? homes[0]?.id : undefined, admins: true })
  return results
}

/**
 * Schedules checks of listings that resemble a changed one but were not compared with it, because only some of very
 * many similar listings are. Their own checks decide which findings stay.
 */
async function checkOthers(tx: Queryable, results: Result[]): Promise<void> {
  for (const { partial } of results)
    for (const run of partial) await makeDue(tx, await othersToCheck(tx, run), 'others')
}

async function lockHomes(tx: Queryable, results: Result[]): Promise<void> {
  const ids = results.flatMap(({ home, findings }) => [home.id, ...findings.map(({ propertyId }) => propertyId)])
  const { id } = properties
  await tx
    .select({ id })
    .from(properties)
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(id)
    .for('key share')
}

const sectorOf = (location: string): string => postcodesIn(location)[0]?.slice(0, -2) ?? ''
