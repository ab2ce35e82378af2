import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** What a group counts of a listing. `agent`: equal for listings of one agent. */
const counted = sql`hashtextextended(home.agent_email, 0) as agent, home.status is null and home.sold_at is null as is_waiting, home.created_at`

/** Selects the listings that show a picture, `position` from 1, with what a group counts of them. */
const showing = (name: SQL): SQL => sql`
  select home.id, 1 as position, ${counted} from ${properties} as home where ${pictureName(sql`home.image`)} = ${name}
  union all
  select home.id, ${propertyPictures.position} + 1, ${counted}
  from ${propertyPictures} join ${properties} as home on home.id = ${propertyPictures.propertyId}
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

/** Selects listings that show a picture at another host, as `showing`, up to a limit for each way of showing it. */
export const linking = (url: SQL, most: number): SQL => sql`
  (select home.id, 1 as position, false as is_common, ${counted} from ${properties} as home
  where md5(home.image) = md5(${url}) and home.image = ${url} and ${pictureName(sql`home.image`)} is null limit ${most})
  union all
  (select home.id, ${propertyPictures.position} + 1, ${isMapOrChart}, ${counted}
  from ${propertyPictures} join ${properties} as home on home.id = ${propertyPictures.propertyId}
  where ${propertyPictures.url} = ${url} limit ${most})`

/** As `showing`, by the number of a picture. The limit of 1 keeps the planner from reading all pictures there are. */
export const showingNumber = (number: SQL): SQL => sql`
  select shown.* from (select name from picture_fingerprint where number = ${number} limit 1) as picture
  cross join lateral (${showing(sql`picture.name`)}) as shown`

const laterThan = (number: SQL, most: number): SQL => sql`
  (select match.number as other, match.is_mirrored from picture_match as match where match.other = ${number}
  order by match.number desc limit ${most})`

/**
 * The expressions of a `with` clause that end in `alike`: for each listing (`of`) and each of its pictures
 * (`position`), the numbers of this picture and its copies (`other`). The work is limited, however many copies there
 * are.
 */
export const alikePictures = (propertyIds: string[], { from, ways, more, direct }: Reach): SQL => sql`
  own as (${shownBy(propertyIds)}),
  mine as (select own.id as of, own.position, picture.number from own join picture_fingerprint as picture on picture.name = own.name),
  alike as materialized (
    select mine.of, mine.position, found.other, found.is_mirrored from mine cross join lateral (
      with near as materialized (
        select mine.number as other, false as is_mirrored
        union all
        select match.other, match.is_mirrored from picture_match as match where match.number = mine.number
        union all
        select * from ${laterThan(sql`mine.number`, direct)} as later),
      way as materialized (
        select other, is_mirrored from near where (select count(*) from near) >= ${from} order by other limit ${ways}),
      further as (
        select next.other, next.is_mirrored <> way.is_mirrored as is_mirrored
        from way cross join lateral (
          select match.other, match.is_mirrored from picture_match as match where match.number = way.other
          union all
          select * from ${laterThan(sql`way.other`, more)} as later) as next)
      select distinct on (other) other, is_mirrored
      from (select * from near union all select * from further) as either order by other, is_mirrored) as found)`
