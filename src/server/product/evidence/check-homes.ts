import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { PROPERTY_CHECKS } from '#contract/evidence'
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
import type { CheckedHome } from './checks/checked-homes.store.ts'
import { homesToCheck, makeDue, storeLookUps, takeDue } from './checks/checked-homes.store.ts'
import {
  type CheckRun,
  deleteUntrue,
  dismissedPairs,
  type FindingRow,
  MAX_FINDINGS,
  othersToCheck,
  pairKey,
  type RuleRun,
  writeChecks,
  writeFindings,
} from './checks/finding.store.ts'
import type { NewFinding, Outcome, RuleContext } from './checks/rule.ts'
import { textBands } from './checks/same-text.ts'
import { mutualRules, rules, rulesOfCheck } from './evidence-rules.ts'
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

async function checkBatch(
  dependencies: CheckDependencies,
  lane: keyof typeof checkLanes,
  most: number,
): Promise<number> {
  const { db } = dependencies
  return db.transaction(async (tx) => {
    const ids = await takeDue(tx, lane, most)
    const homes = await homesToCheck(db, ids)
    const results = homes.length > 0 ? await checkHomes(dependencies, tx, homes) : []
    if (lane === 'single') await checkOthers(tx, results)
    return ids.length
  })
}

async function checkHomes(dependencies: CheckDependencies, tx: Queryable, homes: CheckedHome[]): Promise<Result[]> {
  const { readAddress, comparedAddress } = await openedGazetteer()
  const ofBatch = { db: dependencies.db, batch: homes }
  const lookUps = homes.map(async (home) => ({
    id: home.id,
    textBands: await textBands(ofBatch, home),
    addressKeys: comparedAddress(readAddress(home.location)).keys,
    sector: sectorOf(home.location),
  }))
  await storeLookUps(dependencies.db, await Promise.all(lookUps))
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

/**
 * The result of a check. `partial`: rules whose search ended at a limit, so that there may be further counterparts
 * besides `found`.
 */
type Result = {
  home: CheckedHome
  runs: RuleRun[]
  partial: { propertyId: string; rule: EvidenceRule; found: string[] }[]
  findings: FindingRow[]
  checks: CheckRun[]
}

type RunContext = CheckDependencies & RuleContext & { dismissed: Set<string> }

async function applyRules(context: RunContext, home: CheckedHome): Promise<Result> {
  const result: Result = { home, runs: [], partial: [], findings: [], checks: [] }
  const made = new Set<EvidenceRule>()
  for (const { rule, isOnlyOfPending, find, mayHaveMore } of rules) {
    const isOff = context.evidenceOff.includes(rule) || (isOnlyOfPending && home.status !== null)
    const outcome = isOff ? [] : await findSafely(context, home, { rule, find })
    if (outcome === 'notYet') continue
    if (!isOff && outcome !== 'notMade') made.add(rule)
    const found = outcome === 'notMade' ? [] : outcome
    const open = found.filter(({ other }) => !context.dismissed.has(pairKey({ propertyId: home.id, rule, other })))
    const kept = open.slice(0, MAX_FINDINGS)
    const all = found.map(({ other }) => other)
    const isPartial = !isOff && ((await mayHaveMore?.(context, home)) ?? false)
    result.runs.push({
      propertyId: home.id,
      rule,
      kept: kept.map(({ other }) => other),
      found: mutualRules.includes(rule) && !isPartial ? all : undefined,
    })
    if (isPartial) result.partial.push({ propertyId: home.id, rule, found: all })
    result.findings.push(...kept.flatMap((finding) => rowsOf(home, rule, finding)))
  }
  for (const check of PROPERTY_CHECKS) {
    const ofCheck = rulesOfCheck(check)
    if (ofCheck.length > 0)
      result.checks.push({ propertyId: home.id, check, isMade: ofCheck.some((rule) => made.has(rule)) })
  }
  return result
}

async function findSafely(
  context: RunContext,
  home: CheckedHome,
  { rule, find }: Pick<(typeof rules)[number], 'rule' | 'find'>,
): Promise<Outcome> {
  try {
    return await find(context, home)
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    context.log.error({ err: error, rule, property: home.id }, 'a listing could not be checked by a rule')
    return 'notYet'
  }
}

function rowsOf(home: CheckedHome, rule: EvidenceRule, finding: NewFinding): FindingRow[] {
  const { other, otherPropertyId, facts, mirrored } = finding
  const row: FindingRow = { propertyId: home.id, rule, other, otherPropertyId, facts }
  if (!mirrored || otherPropertyId === undefined) return [row]
  const back = { propertyId: otherPropertyId, rule, other: home.id, otherPropertyId: home.id, facts: mirrored }
  return [row, { ...back, isMirrored: true }]
}

/**
 * Limits the findings of a rule per listing and removes duplicates, so that many copies of a listing don't fill the
 * list of the original.
 */
function capped(rows: FindingRow[]): FindingRow[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return rows
    .toSorted((one, other) => Number(one.isMirrored ?? false) - Number(other.isMirrored ?? false))
    .filter((row) => {
      const key = `${row.propertyId} ${row.rule}`
      const count = counts.get(key) ?? 0
      const pair = `${key} ${row.other}`
      if (count >= MAX_FINDINGS || seen.has(pair)) return false
      seen.add(pair)
      counts.set(key, count + 1)
      return true
    })
}
