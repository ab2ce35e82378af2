import { and, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PropertyCheckName } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { Queryable } from '../../../platform/db/database.ts'
import { isoMoment, thisMoment } from '../../../platform/db/tables/columns.ts'
import { checkedProperties, findings, propertyChecks } from '../../tables/evidence.ts'
import { properties } from '../../tables/property.ts'

export const MAX_FINDINGS = 5

export type Facts = StoredFinding['facts']

/** A finding to store. `isMirrored`: it is about a listing that is not being checked now. */
export type FindingRow = {
  propertyId: string
  rule: EvidenceRule
  other: string
  otherPropertyId?: string | undefined
  facts: Facts
  isMirrored?: boolean
}
/**
 * The findings of a rule about a listing, by which outdated ones are deleted. `kept`: the other listings named by its
 * findings, at most MAX_FINDINGS; findings about this listing that name others are deleted. `found`: for a rule that
 * compares pairs and has found all, every counterpart; other listings' findings that name this one are deleted unless
 * they are among these.
 */
export type RuleRun = { propertyId: string; rule: EvidenceRule; kept: string[]; found?: string[] | undefined }
export type CheckRun = { propertyId: string; check: PropertyCheckName; isMade: boolean }

export async function deleteUntrue(tx: Queryable, runs: RuleRun[]): Promise<void> {
  if (runs.length === 0) return
  const rows = runs.map(({ propertyId, rule, kept, found }) => ({ property_id: propertyId, rule, kept, found }))
  await tx.execute(sql`
    with run as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (property_id uuid, rule text, kept text[], found text[])
    ), untrue as (
      select finding.id from run join ${findings} using (property_id, rule)
      where dismissed_at is null and finding.other <> all(run.kept)
      union
      select finding.id from run join ${findings} on other_property_id = run.property_id and finding.rule = run.rule
      where dismissed_at is null and finding.property_id::text <> all(run.found)
    )
    delete from ${findings} where id in (select id from untrue)`)
}

const MAX_CHECKED_AGAIN = 200

/** Returns listings that have a finding about this one but are not in `found`; only their own checks can decide it. */
export async function othersToCheck(
  tx: Queryable,
  { propertyId, rule, found }: { propertyId: string; rule: EvidenceRule; found: string[] },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select property_id as id from ${findings}
    where other_property_id = ${propertyId} and rule = ${rule} and dismissed_at is null
      and property_id::text <> all(${sql.param(found)}::text[])
    limit ${MAX_CHECKED_AGAIN}`)
  return rows.map(({ id }) => id)
}

export async function withoutFinding(tx: Queryable, ids: string[], rule: EvidenceRule): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::uuid[]) as id
    where not exists (select from ${findings} where property_id = id and rule = ${rule})`)
  return rows.map(({ id }) => id)
}

/** Returns the `pairKey` of every dismissed pair of these listings; dismissing a finding of either listing counts. */
export async function dismissedPairs(db: Queryable, propertyIds: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ propertyId: string; rule: EvidenceRule; other: string }>(sql`
    select property_id as "propertyId", rule, other from ${findings}
    where ${inArray(findings.propertyId, propertyIds)} and dismissed_at is not null
    union
    select other_property_id, rule, property_id::text from ${findings}
    where ${inArray(findings.otherPropertyId, propertyIds)} and dismissed_at is not null and other = other_property_id::text`)
  return new Set(rows.map(pairKey))
}

type Pair = { propertyId: string; rule: EvidenceRule; other: string }

export const pairKey = ({ propertyId, rule, other }: Pair): string => `${propertyId} ${rule} ${other}`

/** Stores findings and returns the listings with new ones. An existing finding, even if dismissed, keeps its state. */
export async function writeFindings(tx: Queryable, rows: FindingRow[]): Promise<{ propertyId: string; id: string }[]> {
  if (rows.length === 0) return []
  const values = rows
    .toSorted((one, other) => (one.propertyId < other.propertyId ? -1 : 1)) // one order everywhere prevents deadlocks
    .map(({ propertyId, rule, other, otherPropertyId, facts, isMirrored = false }) => ({
      id: v7(),
      property_id: propertyId,
      rule,
      other,
      other_property_id: otherPropertyId ?? null,
      facts,
      is_mirrored: isMirrored,
    }))
  const written = await tx.execute<{ property_id: string; id: string; is_new: boolean }>(sql`
    insert into ${findings} (id, property_id, rule, other, other_property_id, facts)
    select id, property_id, rule, other, other_property_id, facts
    from json_to_recordset(${JSON.stringify(values)}::json) as given (id uuid, property_id uuid, rule text, other text,
      other_property_id uuid, facts jsonb, is_mirrored boolean)
    where exists (select from ${properties} where property.id = given.property_id)
      and (other_property_id is null or exists (select from ${properties} where property.id = given.other_property_id))
      and (not is_mirrored or ${MAX_FINDINGS} > (
        select count(*) from ${findings}
        where finding.property_id = given.property_id and finding.rule = given.rule and dismissed_at is null))
      and not exists (select from ${findings} dismissed
        where dismissed.property_id = given.other_property_id and dismissed.rule = given.rule
          and dismissed.other = given.property_id::text and dismissed.dismissed_at is not null)
    on conflict (property_id, rule, other) do update set facts = excluded.facts
    where finding.facts is distinct from excluded.facts
    returning property_id, id, xmax = 0 as is_new`)
  return written.rows.flatMap(({ property_id: propertyId, id, is_new }) => (is_new ? [{ propertyId, id }] : []))
}

export async function writeChecks(tx: Queryable, propertyIds: string[], checks: CheckRun[]): Promise<void> {
  const rows = checks.map(({ propertyId, check, isMade }) => ({
    property_id: propertyId,
    name: check,
    is_made: isMade,
  }))
  await tx.execute(sql`
    insert into ${propertyChecks} (property_id, "check", checked_at, is_made)
    select property_id, name, ${thisMoment}, is_made
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (property_id uuid, name text, is_made boolean)
    where exists (select from ${properties} where id = property_id)
    order by property_id
    on conflict (property_id, "check") do update set checked_at = excluded.checked_at, is_made = excluded.is_made`)
  await tx
    .update(checkedProperties)
    .set({ checkedAt: thisMoment })
    .where(inArray(checkedProperties.propertyId, propertyIds))
}

/** Returns the findings of listings that no admin has dismissed, of each rule at most MAX_FINDINGS about a listing. */
export async function openFindings(db: Queryable, propertyIds: string[]) {
  const checked = await db
    .select({ propertyId: checkedProperties.propertyId, checkedAt: isoMoment(checkedProperties.checkedAt) })
    .from(checkedProperties)
    .where(inArray(checkedProperties.propertyId, propertyIds))
  const rank = sql<number>`row_number() over (partition by ${findings.propertyId}, ${findings.rule} order by ${findings.id})`
  const ranked = db
    .select({ ...getTableColumns(findings), rank: rank.as('rank') })
    .from(findings)
    .where(and(inArray(findings.propertyId, propertyIds), isNull(findings.dismissedAt)))
    .as('ranked')
  const open = await db.select().from(ranked).where(lte(ranked.rank, MAX_FINDINGS)).orderBy(ranked.id)
  return { checked, open }
}
export type StoredFinding = typeof findings.$inferSelect

export async function dismissFinding(tx: Queryable, id: string): Promise<StoredFinding | undefined> {
  const [row] = await tx
    .update(findings)
    .set({ dismissedAt: thisMoment })
    .where(and(eq(findings.id, id), isNull(findings.dismissedAt)))
    .returning()
  if (!row?.otherPropertyId) return row
  await tx
    .update(findings)
    .set({ dismissedAt: thisMoment })
    .where(
      and(
        eq(findings.propertyId, row.otherPropertyId),
        eq(findings.rule, row.rule),
        eq(findings.other, row.propertyId),
        isNull(findings.dismissedAt),
      ),
    )
  return row
}

type Dismissal = { propertyId: string; rule: EvidenceRule; others: string[] }

/**
 * Dismisses permanently the findings of a rule, existing and future, about pairs of a listing with each of the others.
 */
export async function dismissAbout(tx: Queryable, { propertyId, rule, others }: Dismissal): Promise<void> {
  await tx.execute(sql`
    update ${findings} set dismissed_at = ${thisMoment} where id in (
      select id from ${findings}
      where other_property_id = ${propertyId} and rule = ${rule} and dismissed_at is null
        and property_id = any(${sql.param(others)}::uuid[])
      order by id for update)`)
  const values = others.map((other) => ({ id: v7(), other }))
  await tx.execute(sql`
    insert into ${findings} (id, property_id, rule, other, other_property_id, facts, dismissed_at)
    select id, ${propertyId}::uuid, ${rule}, other, other::uuid, '{}', ${thisMoment}
    from json_to_recordset(${JSON.stringify(values)}::json) as given (id uuid, other text)
    where exists (select from ${properties} where property.id = given.other::uuid)
    on conflict (property_id, rule, other) do update set dismissed_at = excluded.dismissed_at
    where finding.dismissed_at is null`)
}

export async function checksOf(db: Queryable, propertyId: string) {
  const checks = await db
    .select({
      check: propertyChecks.check,
      isMade: propertyChecks.isMade,
      checkedAt: sql<string>`${isoMoment(propertyChecks.checkedAt)}`,
    })
    .from(propertyChecks)
    .where(eq(propertyChecks.propertyId, propertyId))
  const isFirst = sql`(${findings.otherPropertyId} is null or ${findings.otherPropertyId} < ${findings.propertyId})`
  const found = await db
    .selectDistinct({ rule: findings.rule })
    .from(findings)
    .where(and(eq(findings.propertyId, propertyId), isFirst))
  return { checks, found: found.map(({ rule }) => rule) }
}
