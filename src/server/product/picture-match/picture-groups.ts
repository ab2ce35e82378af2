import { sql } from 'drizzle-orm'
import { MAX_COPIES } from '#contract/evidence'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'
import { alikePictures, showing } from './alike-pictures.store.ts'

/**
 * Limits of the search for a group. It starts from the oldest pictures, with which most of the others were compared.
 */
const reach = { more: MAX_COPIES, from: 2, ways: 3 }

/**
 * The listings that share a picture, at least one of them another agent's. `picture`: of the listing's pictures, the
 * one that most listings show.
 */
export type PictureGroup = { homes: number; agents: number; waiting: number; picture: number }

const members = (propertyIds: string[]) => sql`
  ${alikePictures(propertyIds, reach)},
  member as (
    select distinct alike.of, alike.position, shown.id
    from alike join picture_fingerprint as picture on picture.number = alike.other
    cross join lateral (${showing(sql`picture.name`)}) as shown),
  counted as (
    select member.of, member.position, count(*)::int as homes, count(distinct home.agent_email)::int as agents,
      (count(*) filter (where home.status is null and home.sold_at is null))::int as waiting
    from member join ${properties} as home on home.id = member.id group by member.of, member.position),
  largest as (
    select distinct on (of) counted.* from counted where agents > 1 order by of, homes desc, position)`

export async function pictureGroups(db: Queryable, propertyIds: string[]): Promise<Map<string, PictureGroup>> {
  if (propertyIds.length === 0) return new Map()
  const { rows } = await db.execute<PictureGroup & { of: string }>(sql`
    with ${members(propertyIds)} select of, position as picture, homes, agents, waiting from largest`)
  return new Map(rows.map(({ of, ...group }) => [of, group]))
}

export type GroupMember = {
  id: string
  title: string
  agentEmail: string
  status: 'verified' | 'rejected' | null
  isSold: boolean
}

export async function groupOf(db: Queryable, propertyId: string): Promise<GroupMember[]> {
  const { rows } = await db.execute<GroupMember>(sql`
    with ${members([propertyId])}
    select home.id, home.title, home.agent_email as "agentEmail", home.status, home.sold_at is not null as "isSold"
    from largest join member using (of, position) join ${properties} as home on home.id = member.id
    order by home.id limit ${MAX_COPIES}`)
  return rows
}
