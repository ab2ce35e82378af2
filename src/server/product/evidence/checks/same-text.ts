import { sql } from 'drizzle-orm'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, type Rule } from './rule.ts'
import { bandsOf, numberOfWords, pairsOf, runsOf, sharedOf, stemSet } from './text-signature.ts'
import { thresholds } from './thresholds.ts'

type SimilarText = { id: string; agentEmail: string; isOfFraud: boolean; percent: number }
type SimilarTexts = { similar: SimilarText[]; mayHaveMore: boolean }

const MAX_CANDIDATES = 20
/**
 * Bounds what the index returns, however many listings have the same text. Most may be the agent's own, which hide a
 * single one of another agent in a smaller sample.
 */
const MAX_INDEX_ROWS = 2_000

/**
 * Returns the percentage of a text that the other contains, in whole or reworded; `undefined` if they are not near-equal
 * or too short.
 */
export function equalPercent(one: string, other: string): number | undefined {
  const { minShared, minWords, minSharedPairs, minSharedStems } = thresholds.sameText
  if (Math.min(numberOfWords(one), numberOfWords(other)) < minWords) return undefined
  const shared = sharedOf(runsOf(one), runsOf(other))
  if (shared >= minShared) return Math.round(shared * 100)
  const stems = sharedOf(stemSet(one), stemSet(other))
  const isReworded = stems >= minSharedStems && sharedOf(pairsOf(one), pairsOf(other)) >= minSharedPairs
  return isReworded ? Math.round(stems * 100) : undefined
}

type Candidate = { of: string; id: string; description: string; agent_email: string; is_of_fraud: boolean }

/**
 * Selects the texts with most bands in common, of those that the index returns (`gin_fuzzy_search_limit`). The bands are
 * selected, as the planner would take that many known ones for most of the table.
 */
const ofOneText = ({ id, bands, agentEmail }: CheckedHome & { bands: number[] }) => sql`
  (select ${id}::text as of, listing.id, description, agent_email,
    coalesce((select role = 'fraud' from app_user where email = agent_email), false) as is_of_fraud
  from (
    select property_id,
      (select count(*) from unnest(text_bands) band where band = any(${sql.param(bands)}::integer[])) as common
    from checked_property where text_bands && (select ${sql.param(bands)}::integer[])
  ) candidate cross join lateral (
    select property.id, description, agent_email from property where property.id = candidate.property_id limit 1
  ) listing
  where agent_email <> ${agentEmail}
  order by common desc
  limit ${MAX_CANDIDATES})`

export const similarTexts = oncePerBatch<SimilarTexts>(async (db, batch) => {
  const homes = batch
    .filter(({ description }) => numberOfWords(description) >= thresholds.sameText.minWords)
    .map((home) => ({ ...home, bands: bandsOf(home.description) }))
  if (homes.length === 0) return new Map()
  const candidates = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gin_fuzzy_search_limit', ${String(MAX_INDEX_ROWS)}, true)`)
    return (await tx.execute<Candidate>(sql.join(homes.map(ofOneText), sql` union all `))).rows
  })
  return new Map(
    homes.map((home) => {
      const own = candidates.filter(({ of }) => of === home.id)
      return [home.id, { similar: nearEqual(home, own), mayHaveMore: own.length >= MAX_CANDIDATES }]
    }),
  )
})

const nearEqual = (home: CheckedHome, candidates: Candidate[]): SimilarText[] =>
  candidates
    .flatMap(({ id, description, agent_email: agentEmail, is_of_fraud: isOfFraud }) => {
      const percent = equalPercent(home.description, description)
      return percent === undefined ? [] : [{ id, agentEmail, isOfFraud, percent }]
    })
    .toSorted((one, other) => other.percent - one.percent)

export const sameText: Rule = {
  rule: 'sameText',
  check: 'text',
  find: async (context, home) =>
    ((await similarTexts(context, home))?.similar ?? []).map(({ id, percent }) => ({
      other: id,
      otherPropertyId: id,
      facts: { percent },
      mirrored: { percent },
    })),
  mayHaveMore: async (context, home) => (await similarTexts(context, home))?.mayHaveMore ?? false,
}
