import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { MAX_COPIES } from '#contract/evidence'
import { FIRST_WORD_OF_DRAWINGS } from '../tables/picture-match.ts'
import { properties } from '../tables/property.ts'
import { pictureName } from '../tables/property-expressions.ts'
import { propertyPictures } from '../tables/property-picture.ts'

/**
 * Limits of a search that also finds copies of copies, because a picture is compared with at most ten of one uploader.
 * `from`: the number of copies, including the picture itself, from which their copies are looked up. `ways`: the number
 * of oldest copies used for this. `more`: the limit of later copies found through each of them. `direct`: the limit of
 * later copies of the picture itself.
 */
export type Reach = { from: number; ways: number; more: number; direct: number }

/** By the kind that its lister has chosen. */
const isMapOrChart = sql`coalesce(${propertyPictures.kind} in ('map', 'energy'), false)`
/**
 * False for a map or energy chart that homes may rightly have in common: a drawing, or one that isn't stored here. A
 * photograph is compared under any kind.
 */
const isCompared = sql`not (${isMapOrChart} and (
    ${pictureName(propertyPictures.url)} is null or exists (
      select from picture_fingerprint as drawing where drawing.name = ${pictureName(propertyPictures.url)} and not exists (
        select from picture_word where picture_word.number = drawing.number and word < ${FIRST_WORD_OF_DRAWINGS}))))`

/** Selects the pictures of listings: `id`, `position` from 1, `name`. */
export const shownBy = (propertyIds: string[]): SQL => sql`
  select ${properties.id} as id, 1 as position, ${pictureName(properties.image)} as name from ${properties}
  where ${inArray(properties.id, propertyIds)}
  union all
  select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1, ${pictureName(propertyPictures.url)} from ${propertyPictures}
  where ${inArray(propertyPictures.propertyId, propertyIds)} and ${isCompared}`

export const showing = (name: SQL): SQL => sql`
  select ${properties.id} as id, 1 as position from ${properties} where ${pictureName(properties.image)} = ${name}
  union all
  select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1 from ${propertyPictures}
  where ${pictureName(propertyPictures.url)} = ${name} and ${isCompared}`

const isElsewhere = (address: SQLWrapper) => sql`${pictureName(address)} is null and ${address} not like '/%'`

/**
 * Selects the pictures of listings that are at other hosts, and so can't be compared: `id`, `position`, `url`.
 * `is_common`: for what may be in several listings, as its lister says.
 */
export const shownElsewhere = (propertyIds: string[]): SQL => sql`
  select ${properties.id} as id, 1 as position, ${properties.image} as url, false as is_common from ${properties}
  where ${inArray(properties.id, propertyIds)} and ${isElsewhere(properties.image)}
  union all
  select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1, ${propertyPictures.url}, ${isMapOrChart} from ${propertyPictures}
  where ${inArray(propertyPictures.propertyId, propertyIds)} and ${isElsewhere(propertyPictures.url)}`

/** Selects listings that show a picture at another host, up to a limit. */
export const linking = (url: SQL): SQL => sql`
  (select ${properties.id} as id, 1 as position, false as is_common from ${properties}
  where md5(${properties.image}) = md5(${url}) and ${properties.image} = ${url} and ${pictureName(properties.image)} is null limit ${MAX_COPIES})
  union all
  (select ${propertyPictures.propertyId}, ${propertyPictures.position} + 1, ${isMapOrChart} from ${propertyPictures}
  where ${propertyPictures.url} = ${url} limit ${MAX_COPIES})`

const laterThan = (number: SQL, most: number): SQL => sql`
  (select later.number, later.is_mirrored from (
    select match.number, match.is_mirrored from picture_match as match where match.other = ${number} limit ${Math.max(most, 5 * MAX_COPIES)}
  ) as later order by later.number desc limit ${most})`

/**
 * The expressions of a `with` clause that end in `alike`: for each listing (`of`) and each of its pictures
 * (`position`), the numbers of this picture and its copies (`other`). The work is limited, however many copies there
 * are.
 */
export const alikePictures = (propertyIds: string[], { from, ways, more, direct }: Reach): SQL => sql`
  own as (${shownBy(propertyIds)}),
  mine as (select own.id as of, own.position, picture.number from own join picture_fingerprint as picture on picture.name = own.name),
  near as (
    select of, position, number as other, false as is_mirrored from mine
    union all
    select of, position, match.other, match.is_mirrored from mine join picture_match as match on match.number = mine.number
    union all
    select of, position, later.number, later.is_mirrored from mine cross join lateral ${laterThan(sql`mine.number`, direct)} as later),
  way as (
    select of, position, other, is_mirrored from (
      select near.*, count(*) over copies as copies, row_number() over (copies order by other) as rank
      from near window copies as (partition by of, position)) as ranked
    where copies >= ${from} and rank <= ${ways}),
  further as (
    select way.of, way.position, next.number as other, next.is_mirrored <> way.is_mirrored as is_mirrored
    from way cross join lateral (
      select match.other as number, match.is_mirrored from picture_match as match where match.number = way.other
      union all
      select * from ${laterThan(sql`way.other`, more)} as later) as next),
  alike as (
    select distinct on (of, position, other) of, position, other, is_mirrored
    from (select * from near union all select * from further) as found order by of, position, other, is_mirrored)`
