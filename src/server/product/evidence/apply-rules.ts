import { setImmediate as turn } from 'node:timers/promises'
import { PROPERTY_CHECKS } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { CheckedHome } from './checks/checked-homes.store.ts'
import { type CheckRun, type FindingRow, MAX_FINDINGS, pairKey, type RuleRun } from './checks/finding.store.ts'
import type { NewFinding, Outcome, RuleContext } from './checks/rule.ts'
import { mutualRules, rules, rulesOfCheck } from './evidence-rules.ts'

/**
 * The result of a check. `partial`: rules whose search ended at a limit, so that there may be further counterparts
 * besides `found`.
 */
export type Result = {
  home: CheckedHome
  runs: RuleRun[]
  partial: { propertyId: string; rule: EvidenceRule; found: string[] }[]
  findings: FindingRow[]
  checks: CheckRun[]
}

/** `dismissed`: the keys of pairs (`pairKey`) that are dismissed. */
export type RunContext = RuleContext & { log: Log; evidenceOff: EvidenceRule[]; dismissed: Set<string> }

export async function applyRules(context: RunContext, home: CheckedHome): Promise<Result> {
  const result: Result = { home, runs: [], partial: [], findings: [], checks: [] }
  const made = new Set<EvidenceRule>()
  for (const { rule, isOnlyOfPending, find, mayHaveMore } of rules) {
    await turn() // rules of texts take milliseconds, in which nothing is answered
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
export function capped(rows: FindingRow[]): FindingRow[] {
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
