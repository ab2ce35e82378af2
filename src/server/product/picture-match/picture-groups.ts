import { inArray, sql } from 'drizzle-orm'
import { MAX_COPIES } from '#contract/evidence'
import type { Queryable } from '../../platform/db/database.ts'
import { findings } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { alikePictures, type Reach, showing } from './alike-pictures.store.ts'

/** The limit of copies through which a whole group is read. */
const MAX_MEMBERS = 50_000
/**
 * Limits of the search for groups. It starts from the oldest pictures, with which most of the others were compared.
 * `whole`: of the group of one listing, on which an admin decides.
 */
const reach = {
  ofList: { direct: MAX_COPIES, more: MAX_COPIES, from: 2, ways: 3 },
  whole: { direct: MAX_MEMBERS, more: MAX_MEMBERS, from: 2, ways: 3 },
}

/**
 * The listings that share a picture, at least one of them another agent's. `picture`: of the listing's pictures, the
 * one that most listings show.
 */
export type PictureGroup = { homes: number; agents: number; waiting: number; picture: number }

/** Without listings of which an admin has said that it is no problem that they share a picture with this one. */
const members = (propertyIds: string[], within: Reach) => sql`
  ${alikePictures(propertyIds, within)},
  dismissed as (
    select property_id as of, other_property_id as id from ${findings}
    where ${inArray(findings.propertyId, propertyIds)} and rule = 'samePicture' and dismissed_at is not null
    union all
    select other_property_id, property_id from ${findings}
    where ${inArray(findings.otherPropertyId, propertyIds)} and rule = 'samePicture' and dismissed_at is not null),
  member as (
    select alike.of, alike.position, shown.id, min(shown.position) as shown_as
    from alike join picture_fingerprint as picture on picture.number = alike.other
    cross join lateral (${showing(sql`picture.name`)}) as shown
    where not exists (select from dismissed where dismissed.of = alike.of and dismissed.id = shown.id)
    group by alike.of, alike.position, shown.id),
  counted as (
    select member.of, member.position, count(*)::int as homes, count(distinct home.agent_email)::int as agents,
      (count(*) filter (where home.status is null and home.sold_at is null))::int as waiting
    from member join ${properties} as home on home.id = member.id group by member.of, member.position),
  largest as (
    select distinct on (of) counted.* from counted where agents > 1 order by of, homes desc, position)`

export async function pictureGroups(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureGroup>> {
  if (propertyIds.length === 0) return new Map()
  const { rows } = await db.execute<PictureGroup & { of: string }>(sql`
    with ${members(propertyIds, reach.ofList)} select of, position as picture, homes, agents, waiting from largest`)
  return new Map(rows.map(({ of, ...group }) => [of, group]))
}

/** `picture`: the address of the shared picture. `isFirst`: the oldest, if its agent has no other. */
export type GroupMember = {
  id: string
  title: string
  agentEmail: string
  status: 'verified' | 'rejected' | null
  isSold: boolean
  picture: string
  isFirst: boolean
}

/** Returns the ids of all listings in the group of a listing, itself among them. */
export async function idsInGroup(db: Queryable, propertyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${members([propertyId], reach.whole)} select member.id from largest join member using (of, position)`)
  return rows.map(({ id }) => id)
}

type WholeGroup = Omit<PictureGroup, 'picture'> & { members: GroupMember[] }

/** Returns the group of a listing and its first members: those that wait for a decision, then the others, by age. */
export async function groupOf(db: Queryable, propertyId: string, most = MAX_COPIES): Promise<WholeGroup> {
  const { rows } = await db.execute<{ member: GroupMember } & Omit<PictureGroup, 'picture'>>(sql`
    with ${members([propertyId], reach.whole)},
    chosen as (
      select member.id, shown_as, homes, agents, waiting, row_number() over (order by home.created_at, home.id) = 1
        and count(*) over (partition by home.agent_email) = 1 as is_first,
        row_number() over (order by home.status is null and home.sold_at is null desc, home.id) as rank
      from largest join member using (of, position) join ${properties} as home on home.id = member.id)
    select homes, agents, waiting, json_build_object('id', home.id, 'title', home.title, 'agentEmail', home.agent_email,
      'status', home.status, 'isSold', home.sold_at is not null, 'isFirst', is_first, 'picture', case when shown_as = 1 then home.image
        else (select url from property_picture where property_id = home.id and position = shown_as - 1) end) as member
    from chosen join ${properties} as home using (id) where rank <= ${most} order by rank`)
  const [{ homes, agents, waiting } = { homes: 0, agents: 0, waiting: 0 }] = rows
  return { homes, agents, waiting, members: rows.map(({ member }) => member) }
}
