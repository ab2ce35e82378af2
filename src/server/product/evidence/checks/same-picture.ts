import { inArray, sql } from 'drizzle-orm'
import { properties } from '../../../platform/db/tables/property.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { samePictures } from '../../picture-match/same-pictures.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { type NewFinding, oncePerCheck, type Rule } from './rule.ts'

type Match = {
  otherPropertyId: string
  picture: number
  otherPicture: number
  isMirrored: boolean
  agentEmail: string
  isRejected: boolean
  isOfFraud: boolean
}

/** Returns the listings that show a picture of this one, the first picture of each; `notMade` where none could be compared. */
export const matchedPictures = oncePerCheck(async (db, { id }): Promise<Match[] | 'notMade'> => {
  const { matches, compared } = await samePictures(db, id)
  if (matches.length === 0) return compared.length === 0 ? 'notMade' : []
  const first = new Map(matches.toReversed().map((match) => [match.otherPropertyId, match]))
  const others = await db
    .select({
      id: properties.id,
      agentEmail: properties.agentEmail,
      isRejected: sql<boolean>`${properties.status} is not distinct from 'rejected'`,
      isOfFraud: sql<boolean>`${users.role} is not distinct from 'fraud'`,
    })
    .from(properties)
    .leftJoin(users, sql`${users.email} = ${properties.agentEmail}`)
    .where(inArray(properties.id, [...first.keys()]))
  return others.flatMap(({ id, ...other }) => {
    const match = first.get(id)
    return match ? [{ ...match, ...other }] : []
  })
})

const about = ({ otherPropertyId, picture, otherPicture, isMirrored }: Match): NewFinding => {
  const altered = isMirrored ? 'mirrored' : ''
  return {
    other: otherPropertyId,
    otherPropertyId,
    facts: { picture, otherPicture, altered },
    mirrored: { picture: otherPicture, otherPicture: picture, altered },
  }
}

const ofMatches = (rule: Rule['rule'], isFound: (match: Match, home: CheckedHome) => boolean): Rule => ({
  rule,
  find: async ({ db }, home) => {
    const matches = await matchedPictures(db, home)
    return matches === 'notMade' ? matches : matches.filter((match) => isFound(match, home)).map(about)
  },
})

/** A picture of another agent's listing. */
export const samePicture: Rule = {
  ...ofMatches('samePicture', ({ isRejected, agentEmail }, home) => !isRejected && agentEmail !== home.agentEmail),
  check: 'pictures',
}

/** A picture of a listing that was rejected, whoever listed it. */
export const rejectedPicture = ofMatches('rejectedPicture', ({ isRejected }) => isRejected)
