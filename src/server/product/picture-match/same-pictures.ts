import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'
import { imageIdOf } from '../tables/property-expressions.ts'
import { alikePictures, linking, showingNumber, shownBy, shownElsewhere } from './alike-pictures.store.ts'

export type PictureMatch = { picture: number; otherPropertyId: string; otherPicture: number; isMirrored: boolean }

export type PictureMatches = {
  matches: PictureMatch[]
  /**
   * The numbers of the listing's compared pictures. `notCompared`: those stored elsewhere, unreadable, nearly empty, or
   * pending.
   */
  compared: number[]
  notCompared: number[]
  isPending: boolean
}

/** The limit for each kind: other agents' listings, the agent's own, and rejected ones of either. */
export const MAX_MATCHES = 1_000
/**
 * The limits of `Reach`. They suffice for a home that shares its picture with ten homes of its agent and, through
 * these, with a home of another agent.
 */
const reach = { from: 11, ways: 20, more: 100, direct: MAX_MATCHES }

/**
 * Returns the other listings, of any agent and in any state, that share a picture with each of these, each once with
 * the first such picture: a copy, or one at another host by its address. Uses only indexes.
 */
export async function samePictures(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureMatches>> {
  const shown = await picturesOf(db, propertyIds)
  const matches = await matchesOf(db, [...new Set(shown.flatMap(({ id, isLookedUp }) => (isLookedUp ? [id] : [])))])
  const found = new Map<string, PictureMatches>()
  for (const id of propertyIds) {
    const pictures = shown.filter((picture) => picture.id === id)
    const inState = (state: Picture['state']) =>
      pictures.filter((one) => one.state === state).map(({ position }) => position)
    const pending = inState('pending')
    found.set(id, {
      matches: matches.get(id) ?? [],
      compared: inState('compared'),
      notCompared: [...inState('notCompared'), ...pending].sort((one, other) => one - other),
      isPending: pending.length > 0,
    })
  }
  return found
}

/** Returns the numbers of pictures of each of these listings that are not compared yet (`waiting`), or can't be. */
export async function uncomparedPictures(db: Queryable, propertyIds: string[]): Promise<Map<string, Uncompared>> {
  const counts = new Map<string, Uncompared>()
  for (const { id, state } of await picturesOf(db, propertyIds)) {
    const { waiting, notCompared } = counts.get(id) ?? { waiting: 0, notCompared: 0 }
    if (state === 'pending') counts.set(id, { waiting: waiting + 1, notCompared })
    if (state === 'notCompared') counts.set(id, { waiting, notCompared: notCompared + 1 })
  }
  return counts
}
type Uncompared = { waiting: number; notCompared: number }

type Picture = { id: string; position: number; state: 'compared' | 'notCompared' | 'pending'; isLookedUp: boolean }

async function picturesOf(db: Queryable, propertyIds: string[]): Promise<Picture[]> {
  const { rows } = await db.execute<Picture>(sql`
    select own.id, position, number is not null or own.name is null as "isLookedUp", case when features is not null then 'compared'
      when number is not null or image.id is null then 'notCompared' else 'pending' end as state
    from (${shownBy(propertyIds)}) as own
    left join picture_fingerprint on picture_fingerprint.name = own.name
    left join image on image.id = ${imageIdOf(sql`own.name`)}
    order by position`)
  return rows
}

async function matchesOf(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureMatch[]>> {
  const found = new Map<string, PictureMatch[]>()
  if (propertyIds.length === 0) return found
  const { rows } = await db.execute<PictureMatch & { of: string }>(sql`
    with ${alikePictures(propertyIds, reach)},
    elsewhere as (${shownElsewhere(propertyIds)}),
    shared as (
      select alike.of, alike.position, shown.id, shown.position as other_position, alike.is_mirrored
      from alike cross join lateral (${showingNumber(sql`alike.other`)}) as shown
      union all
      select elsewhere.id, elsewhere.position, linked.id, linked.position, false
      from elsewhere cross join lateral (${linking(sql`elsewhere.url`, MAX_MATCHES)}) as linked
      where not (elsewhere.is_common and linked.is_common)),
    listed as (
      select distinct on (of, id) * from shared where id <> of order by of, id, position, other_position),
    ranked as (
      select listed.*, row_number() over (
        partition by listed.of, other.agent_email = own.agent_email, other.status is not distinct from 'rejected'
        order by listed.position, listed.id) as rank
      from listed join ${properties} as own on own.id = listed.of join ${properties} as other on other.id = listed.id)
    select of, position as picture, id as "otherPropertyId", other_position as "otherPicture", is_mirrored as "isMirrored"
    from ranked where rank <= ${MAX_MATCHES} order by of, position, id`)
  for (const { of, ...match } of rows) found.set(of, [...(found.get(of) ?? []), match])
  return found
}
