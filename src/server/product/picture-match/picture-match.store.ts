import { eq, gt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { images } from '../tables/image.ts'
import { FIRST_WORD_OF_DRAWINGS, pictureFingerprints, pictureMatches, pictureWords } from '../tables/picture-match.ts'
import { properties } from '../tables/property.ts'
import { imageIdOf, pictureName } from '../tables/property-expressions.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { shownBy } from './alike-pictures.store.ts'

/**
 * The limit of pictures compared for each visual word: the oldest, so that a flood of copies never hides the original.
 */
const MAX_PICTURES_PER_WORD = 100
const MIN_SHARED_WORDS = 2
/**
 * The minimum fraction of common words that two drawings must share to be compared. A word is common if it occurs in
 * `MAX_PICTURES_PER_WORD` drawings or more, as the printed form of energy certificates does. A drawing may have no other
 * words. Measured: certificates of the same form share 0.28 to 0.65, republished plans 0.21 to 0.77, so only
 * `MAX_BY_COMMON_WORDS` are compared.
 */
const MIN_COMMON_SHARE = 0.3
const MAX_BY_COMMON_WORDS = 10
const PROBES_OF_WORD = 16
const MAX_CANDIDATES = 50
/** The limit per uploader, so that one user's copies leave room for others'. */
export const MAX_CANDIDATES_PER_OWNER = 10

const MAX_LISTINGS = 1_000

/**
 * Increased when the visual words or features change: pictures of an older version are then described again after the
 * next start.
 */
export const DESCRIPTION_VERSION = 6

/** A picture that may be a copy. `lookup`: the index of the lookup that found it. */
export type Candidate = { number: number; features: Buffer; lookup: number }

export async function fingerprintOf(db: Queryable, name: string) {
  const [row] = await db
    .select({ number: pictureFingerprints.number, version: pictureFingerprints.version })
    .from(pictureFingerprints)
    .where(eq(pictureFingerprints.name, name))
  return row && { number: row.number, isCurrent: row.version >= DESCRIPTION_VERSION }
}

export async function removeFingerprint(tx: Queryable, number: number): Promise<number[]> {
  const { rows } = await tx.execute<{ other: number }>(sql`
    select other from picture_match where number = ${number} union select number from picture_match where other = ${number}
    limit ${MAX_LISTINGS}`)
  await tx.delete(pictureFingerprints).where(eq(pictureFingerprints.number, number))
  return rows.map(({ other }) => other)
}

export async function storedPicture(db: Queryable, id: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: images.id }).from(images).where(eq(images.id, id))
  return row
}

export async function addFingerprint(
  tx: Queryable,
  picture: { name: string; imageId: string | null },
  described: { words: number[]; features: Buffer } | undefined,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(pictureFingerprints)
    .values({ ...picture, features: described?.features ?? null, version: DESCRIPTION_VERSION })
    .onConflictDoNothing()
    .returning({ number: pictureFingerprints.number })
  if (!added || !described) return added?.number
  const { number } = added
  await tx.execute(
    sql`insert into ${pictureWords} (word, number) select word, ${number} from unnest(${sql.param(described.words)}::int[]) as word`,
  )
  return number
}

export async function findCandidates(db: Queryable, probes: number[][]): Promise<Candidate[]> {
  const words = probes.flat()
  const lookups = probes.flatMap((each, lookup) => each.map(() => lookup))
  const enough = probes.map((each) => Math.ceil((MIN_COMMON_SHARE * each.length) / PROBES_OF_WORD))
  const { rows } = await db.execute<Candidate>(sql`
    with probe as (
      select * from unnest(${sql.param(words)}::int[], ${sql.param(lookups)}::int[]) as probe (word, lookup)),
    found as (
      select listed.number, probe.lookup,
        probe.word >= ${FIRST_WORD_OF_DRAWINGS} and listed.pictures = ${MAX_PICTURES_PER_WORD} as is_common
      from probe cross join lateral (
        select oldest.number, count(*) over () as pictures from (
          select picture_word.number from picture_word
          where picture_word.word = probe.word order by picture_word.number limit ${MAX_PICTURES_PER_WORD}) as oldest) as listed),
    hit as (
      select number, lookup, count(*) as shared, count(*) filter (where not is_common) < ${MIN_SHARED_WORDS} as is_by_common
      from found group by number, lookup
      having count(*) filter (where not is_common) >= ${MIN_SHARED_WORDS}
        or count(*) >= greatest(${MIN_SHARED_WORDS}, (${sql.param(enough)}::int[])[lookup + 1])),
    best as (
      select hit.*, row_number() over (partition by image.owner_id order by is_by_common, shared desc, hit.number) as rank
      from hit join picture_fingerprint on picture_fingerprint.number = hit.number
      left join image on image.id = picture_fingerprint.image_id),
    few as (
      select best.*, row_number() over (partition by is_by_common order by shared desc, number) as place
      from best where rank <= ${MAX_CANDIDATES_PER_OWNER}),
    candidate as (
      select * from few where not is_by_common or place <= ${MAX_BY_COMMON_WORDS}
      order by is_by_common, shared desc, number limit ${MAX_CANDIDATES})
    select candidate.number, candidate.lookup, picture_fingerprint.features
    from candidate join picture_fingerprint on picture_fingerprint.number = candidate.number
    order by candidate.is_by_common, candidate.shared desc, candidate.number`)
  return rows
}

export async function addMatches(
  tx: Queryable,
  number: number,
  copies: { other: number; isMirrored: boolean }[],
): Promise<void> {
  if (copies.length === 0) return
  await tx
    .insert(pictureMatches)
    .values(copies.map((copy) => ({ number, ...copy })))
    .onConflictDoNothing()
}

export async function laterCopies(db: Queryable, numbers: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select distinct number from (
      select number from picture_match where other = any(${sql.param(numbers)}::int[]) limit ${5 * MAX_LISTINGS}
    ) as later limit ${MAX_LISTINGS}`)
  return rows.map(({ number }) => number)
}

export async function listingsShowing(db: Queryable, numbers: number[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct shown.id from ${pictureFingerprints} as picture cross join lateral (
      select ${properties.id} as id from ${properties} where ${pictureName(properties.image)} = picture.name
      union all
      select ${propertyPictures.propertyId} from ${propertyPictures} where ${pictureName(propertyPictures.url)} = picture.name
    ) as shown where picture.number = any(${sql.param(numbers)}::int[]) limit ${MAX_LISTINGS}`)
  return rows.map(({ id }) => id)
}

export async function wholeListings(db: Queryable, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select shown.id from (${shownBy(ids)}) as shown
    left join image on image.id = ${imageIdOf(sql`shown.name`)}
    left join picture_fingerprint on picture_fingerprint.name = shown.name
    group by shown.id having count(image.id) = count(picture_fingerprint.number) filter (where image.id is not null)`)
  return rows.map(({ id }) => id)
}

export async function picturesToDescribe(db: Database, after: string, most: number): Promise<string[]> {
  const missing = sql`not exists (select from ${pictureFingerprints}
    where ${pictureFingerprints.imageId} = ${images.id} and ${pictureFingerprints.version} >= ${DESCRIPTION_VERSION})`
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(sql`${gt(images.id, after)} and not ${images.isDocument} and ${missing}`)
    .orderBy(images.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function demoPicturesToDescribe(db: Database, after: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select shown.name from (
      select ${pictureName(properties.image)} as name from ${properties} where ${pictureName(properties.image)} > ${after}
      union
      select ${pictureName(propertyPictures.url)} from ${propertyPictures} where ${pictureName(propertyPictures.url)} > ${after}
    ) as shown
    where not exists (select from ${pictureFingerprints}
      where ${pictureFingerprints.name} = shown.name and ${pictureFingerprints.version} >= ${DESCRIPTION_VERSION})
    order by shown.name limit ${most}`)
  return rows.map(({ name }) => name)
}
