import { sql } from 'drizzle-orm'
import { oncePerCheck, type Rule } from './rule.ts'
import { bandsOf, numberOfWords, runsOf, sharedRuns } from './text-signature.ts'
import { thresholds } from './thresholds.ts'

type SimilarText = { id: string; agentEmail: string; isOfFraud: boolean; percent: number }

const MAX_CANDIDATES = 20
/** However many listings have the same text, an index hands on about as many. */
const MAX_INDEX_ROWS = 200

/** Returns the percentage of a text that another has, where both are near-equal; nothing for other texts and for short ones. */
export function equalPercent(one: string, other: string): number | undefined {
  const { minShared, minWords } = thresholds.sameText
  if (Math.min(numberOfWords(one), numberOfWords(other)) < minWords) return undefined
  const shared = sharedRuns(runsOf(one), runsOf(other))
  return shared >= minShared ? Math.round(shared * 100) : undefined
}

/** Returns listings of other agents with a near-equal text, the nearest first. */
export const similarTexts = oncePerCheck(async (db, home): Promise<SimilarText[]> => {
  if (numberOfWords(home.description) < thresholds.sameText.minWords) return []
  const bands = bandsOf(runsOf(home.description))
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gin_fuzzy_search_limit', ${String(MAX_INDEX_ROWS)}, true)`)
    const found = await tx.execute<{ id: string; description: string; agent_email: string; is_of_fraud: boolean }>(sql`
      select property.id, description, agent_email,
        coalesce((select role = 'fraud' from app_user where email = agent_email), false) as is_of_fraud
      from checked_property join property on property.id = property_id
      where text_bands && ${sql.param(bands)}::integer[] and agent_email <> ${home.agentEmail}
      limit ${MAX_CANDIDATES}`)
    return found.rows
  })
  return rows
    .flatMap(({ id, description, agent_email: agentEmail, is_of_fraud: isOfFraud }) => {
      const percent = equalPercent(home.description, description)
      return percent === undefined ? [] : [{ id, agentEmail, isOfFraud, percent }]
    })
    .toSorted((one, other) => other.percent - one.percent)
})

/** A near-equal text of another agent's listing. */
export const sameText: Rule = {
  rule: 'sameText',
  check: 'text',
  find: async ({ db }, home) =>
    (await similarTexts(db, home)).map(({ id, percent }) => ({
      other: id,
      otherPropertyId: id,
      facts: { percent },
      mirrored: { percent },
    })),
}
