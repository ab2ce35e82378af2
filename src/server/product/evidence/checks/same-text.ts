import { sql } from 'drizzle-orm'
import { bandsOf, type Comparable, comparable, equalPercent } from 'listing-text/copies'
import type { Translations } from '#contract/listing-texts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, oncePerKey, type Rule } from './rule.ts'

type SimilarText = { id: string; agentEmail: string; isOfFraud: boolean; percent: number }
type SimilarTexts = { similar: SimilarText[]; mayHaveMore: boolean }

const MAX_CANDIDATES = 20
const MAX_OF_BAND = 50

/**
 * Returns the bands of a listing's text (locality-sensitive hashing), computed once per batch for storing and
 * searching.
 */
export const textBands = oncePerKey(
  ({ id }: CheckedHome) => id,
  async (_, home) => [...new Set(descriptionsOf(home).flatMap(bandsOf))],
)

type Described = { description: string; translations: Translations | null }
type Candidate = Described & { home: number; id: string; agent_email: string; is_of_fraud: boolean }

const descriptionsOf = ({ description, translations }: Described): string[] => [
  description,
  ...Object.values(translations ?? {}).flatMap((texts) => texts.description ?? []),
]

const comparedTexts = (home: Described): Comparable[] => descriptionsOf(home).flatMap((text) => comparable(text) ?? [])

/**
 * Selects for each listing the texts with most bands in common, among those that the index returns for each band. Each
 * band is searched separately, because `gin_fuzzy_search_limit` doesn't apply to a search for several bands if one of
 * them is rare, and once for all listings, because those of one agency share most bands. Without "offset 0", the
 * planner would read the table in order to reach the limit early.
 */
const nearestTexts = (homes: (CheckedHome & { bands: number[] })[]) => sql`
  with own as (
    select home, band from unnest(${sql.param(homes.flatMap(({ bands }, at) => bands.map(() => at)))}::integer[],
      ${sql.param(homes.flatMap(({ bands }) => bands))}::integer[]) as own (home, band)
  ), found as materialized (
    select searched.band, property_id from (select distinct band from own) searched cross join lateral (
      select property_id from (
        select property_id from checked_property where text_bands && array[searched.band] offset 0
      ) of_band order by property_id limit ${MAX_OF_BAND}
    ) some_of_band
  ), listed as materialized (
    select listing.id, listing.agent_email from (select distinct property_id from found) candidate cross join lateral (
      select property.id, agent_email from property where property.id = candidate.property_id limit 1
    ) listing
  ), ranked as (
    select own.home, listed.id, row_number() over (partition by own.home order by count(*) desc) as place
    from own join found using (band) join listed on listed.id = found.property_id
      join unnest(${sql.param(homes.map((_, at) => at))}::integer[], ${sql.param(homes.map(({ agentEmail }) => agentEmail))}::text[])
        as agent (home, email) on agent.home = own.home
    where listed.agent_email <> agent.email
    group by own.home, listed.id
  )
  select ranked.home, listing.*,
    coalesce((select role = 'fraud' from app_user where email = listing.agent_email), false) as is_of_fraud
  from ranked cross join lateral (
    select property.id, description, translations, agent_email from property where property.id = ranked.id limit 1
  ) listing
  where place <= ${MAX_CANDIDATES}`

export const similarTexts = oncePerBatch<SimilarTexts>(async (db, batch) => {
  const homes = await Promise.all(
    batch
      .map((home) => ({ ...home, texts: comparedTexts(home) }))
      .filter(({ texts }) => texts.length > 0)
      .map(async (home) => ({ ...home, bands: await textBands({ db, batch }, home) })),
  )
  if (homes.length === 0) return new Map()
  const candidates = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gin_fuzzy_search_limit', ${String(MAX_OF_BAND)}, true)`)
    return (await tx.execute<Candidate>(nearestTexts(homes))).rows
  })
  return new Map(
    homes.map((home, at) => {
      const own = candidates.filter((candidate) => candidate.home === at)
      return [home.id, { similar: nearEqual(home.texts, own), mayHaveMore: own.length >= MAX_CANDIDATES }]
    }),
  )
})

const nearEqual = (texts: Comparable[], candidates: Candidate[]): SimilarText[] =>
  candidates
    .flatMap(({ id, agent_email: agentEmail, is_of_fraud: isOfFraud, ...described }) => {
      const others = comparedTexts(described)
      const equal = texts.flatMap((text) => others.flatMap((other) => equalPercent(text, other) ?? []))
      return equal.length === 0 ? [] : [{ id, agentEmail, isOfFraud, percent: Math.max(...equal) }]
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
