import { inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_COPIES } from '#contract/evidence'
import type { Queryable } from '../../platform/db/database.ts'
import { findings } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { alikePictures, linking, type Reach, showingNumber, shownElsewhere } from './alike-pictures.store.ts'

/** The limit of copies through which a whole group is read. */
const MAX_MEMBERS = 50_000
/** The limit to which a list counts the group of each of its listings. */
const MAX_COUNTED = 500
/**
 * Limits of the search for groups. It starts from the oldest pictures, with which most of the others were compared.
 * `whole`: of the group of one listing, on which an admin decides.
 */
const reach = {
  ofList: { direct: MAX_COUNTED, more: MAX_COUNTED, from: 2, ways: 3 },
  whole: { direct: MAX_MEMBERS, more: MAX_MEMBERS, from: 2, ways: 3 },
}

type Counts = { homes: number; agents: number; waiting: number }
/**
 * The listings that share a picture, at least one of them another agent's. `picture`: of the listing's pictures, the
 * one that most listings show. `isAtLeast`: there may be more than were counted.
 */
export type PictureGroup = Counts & { picture: number; isAtLeast?: true }

/**
 * The expressions of a `with` clause that end in `largest`, with the `member`s of each group: copies of a picture, and
 * listings with the same address of one at another host. Without listings of which an admin has said that it is no
 * problem that they share a picture with this one.
 */
const members = (propertyIds: string[], within: Reach): SQL => sql`
  ${alikePictures(propertyIds, within)},
  copy as materialized (
    select picture.other, shown.* from (select distinct other from alike) as picture
    cross join lateral (${showingNumber(sql`picture.other`)}) as shown),
  elsewhere as (${shownElsewhere(propertyIds)}),
  linked as materialized (
    select picture.url, shown.* from (select distinct url from elsewhere) as picture
    cross join lateral (${linking(sql`picture.url`, within.direct)}) as shown),
  shared as (
    select alike.of, alike.position, copy.id, copy.position as shown_as, agent, is_waiting, created_at
    from alike join copy using (other)
    union all
    select elsewhere.id, elsewhere.position, linked.id, linked.position, agent, is_waiting, created_at
    from elsewhere join linked using (url)
    where linked.id = elsewhere.id or not (elsewhere.is_common and linked.is_common)),
  dismissed as (
    select property_id as of, other_property_id as id from ${findings}
    where ${inArray(findings.propertyId, propertyIds)} and rule = 'samePicture' and dismissed_at is not null
    union all
    select other_property_id, property_id from ${findings}
    where ${inArray(findings.otherPropertyId, propertyIds)} and rule = 'samePicture' and dismissed_at is not null),
  member as materialized (
    select distinct on (of, position, id) shared.* from shared
    where not exists (select from dismissed where dismissed.of = shared.of and dismissed.id = shared.id)
    order by of, position, id, shown_as),
  counted as (
    select of, position, count(*)::int as homes, count(distinct agent)::int as agents,
      (count(*) filter (where is_waiting))::int as waiting
    from member group by of, position),
  largest as (
    select distinct on (of) counted.* from counted where agents > 1 order by of, homes desc, position)`

export async function pictureGroups(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureGroup>> {
  if (propertyIds.length === 0) return new Map()
  const { rows } = await db.execute<Counts & { of: string; picture: number; copies: number }>(sql`
    with ${members(propertyIds, reach.ofList)}
    select of, position as picture, homes, agents, waiting,
      (select count(*)::int from alike where alike.of = largest.of and alike.position = largest.position)
      + (select count(*)::int from elsewhere join linked using (url)
        where elsewhere.id = largest.of and elsewhere.position = largest.position) as copies
    from largest`)
  return new Map(
    rows.map(({ of, copies, homes, waiting, ...group }) => {
      const atMost = (count: number) => Math.min(count, MAX_COUNTED)
      const isAtLeast = Math.max(homes, copies) >= MAX_COUNTED // a search ended at the limit
      return [of, { ...group, homes: atMost(homes), waiting: atMost(waiting), ...(isAtLeast && { isAtLeast }) }]
    }),
  )
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

type WholeGroup = Counts & { members: GroupMember[] }

/** Returns the group of a listing and its first members: those that wait for a decision, then the others, by age. */
export async function groupOf(db: Queryable, propertyId: string, most = MAX_COPIES): Promise<WholeGroup> {
  const { rows } = await db.execute<{ member: GroupMember } & Counts>(sql`
    with ${members([propertyId], reach.whole)},
    in_group as materialized (select member.* from largest join member using (of, position)),
    first as (select id, agent from in_group order by created_at, id limit 1),
    chosen as (
      select in_group.*, row_number() over (order by is_waiting desc, id) as rank
      from in_group order by is_waiting desc, id limit ${most})
    select homes, agents, waiting, json_build_object('id', home.id, 'title', home.title, 'agentEmail', home.agent_email,
      'status', home.status, 'isSold', home.sold_at is not null,
      'isFirst', home.id = first.id and (select count(*) from in_group where agent = first.agent) = 1,
      'picture', case when shown_as = 1 then home.image
        else (select url from property_picture where property_id = home.id and position = shown_as - 1) end) as member
    from chosen join ${properties} as home using (id) cross join first cross join largest order by rank`)
  const [{ homes, agents, waiting } = { homes: 0, agents: 0, waiting: 0 }] = rows
  return { homes, agents, waiting, members: rows.map(({ member }) => member) }
}
