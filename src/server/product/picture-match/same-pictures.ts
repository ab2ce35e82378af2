import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'
import { pictureName } from '../tables/property-expressions.ts'
import { propertyPictures } from '../tables/property-picture.ts'

export type PictureMatch = { picture: number; otherPropertyId: string; otherPicture: number; isMirrored: boolean }

export type PictureMatches = {
  matches: PictureMatch[]
  /**
   * The numbers of its compared pictures, and of those not compared: elsewhere, unreadable, nearly empty, or pending.
   */
  compared: number[]
  notCompared: number[]
  isPending: boolean
}

const MAX_MATCHES = 100

/**
 * Returns the other listings, of any agent and in any state, that show a picture of each of these, by index-only reads.
 */
export async function samePictures(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureMatches>> {
  const shown = await picturesOf(db, propertyIds)
  const found = new Map<string, PictureMatches>()
  for (const id of propertyIds) {
    const pictures = shown.filter((picture) => picture.id === id)
    const inState = (state: Picture['state']) =>
      pictures.filter((one) => one.state === state).map(({ position }) => position)
    const pending = inState('pending')
    found.set(id, {
      matches: pictures.some(({ isNumbered }) => isNumbered) ? await matchesOf(db, id) : [],
      compared: inState('compared'),
      notCompared: [...inState('notCompared'), ...pending].sort((one, other) => one - other),
      isPending: pending.length > 0,
    })
  }
  return found
}

type Picture = { id: string; position: number; state: 'compared' | 'notCompared' | 'pending'; isNumbered: boolean }

async function picturesOf(db: Queryable, propertyIds: string[]): Promise<Picture[]> {
  const { rows } = await db.execute<Picture>(sql`
    select own.id, position, number is not null as "isNumbered", case when features is not null then 'compared'
      when number is not null or image.id is null then 'notCompared' else 'pending' end as state
    from (${shownBy(propertyIds)}) as own
    left join picture_fingerprint on picture_fingerprint.name = own.name
    left join image on image.id::text = own.name
    order by position`)
  return rows
}

async function matchesOf(db: Queryable, propertyId: string): Promise<PictureMatch[]> {
  const { rows } = await db.execute<PictureMatch>(sql`
    with own as (${shownBy([propertyId])}),
    mine as (select own.position, picture.number from own join picture_fingerprint as picture on picture.name = own.name),
    same as (
      select position, number as other, false as is_mirrored from mine
      union
      select position, match.other, match.is_mirrored from mine join picture_match as match on match.number = mine.number
      union
      select position, match.number, match.is_mirrored from mine join picture_match as match on match.other = mine.number)
    select same.position as picture, other.id as "otherPropertyId", other.position as "otherPicture", same.is_mirrored as "isMirrored"
    from same join picture_fingerprint as picture on picture.number = same.other cross join lateral (
      select ${properties.id} as id, 1 as position from ${properties} where ${pictureName(properties.image)} = picture.name
      union all
      select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1 from ${propertyPictures}
      where ${pictureName(propertyPictures.url)} = picture.name) as other
    where other.id <> ${propertyId}
    order by same.position, other.id, other.position limit ${MAX_MATCHES}`)
  return rows
}

const shownBy = (propertyIds: string[]) => sql`
  select ${properties.id} as id, 1 as position, ${pictureName(properties.image)} as name from ${properties}
  where ${inArray(properties.id, propertyIds)}
  union all
  select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1, ${pictureName(propertyPictures.url)} from ${propertyPictures}
  where ${inArray(propertyPictures.propertyId, propertyIds)}`
