import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { MAX_MATCHES, type PictureMatches, samePictures } from '../../picture-match/same-pictures.ts'
import { properties } from '../../tables/property.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { type NewFinding, oncePerBatch, type Rule } from './rule.ts'

type Match = {
  otherPropertyId: string
  picture: number
  otherPicture: number
  isMirrored: boolean
  agentEmail: string
  isRejected: boolean
  isOfFraud: boolean
}

/**
 * Matches of a listing's pictures. `isWhole`: there are pictures, and all were compared. `isPending`: some have not
 * been compared yet.
 */
type MatchedPictures = { matches: Match[]; isWhole: boolean; isPending: boolean }

export const matchedPictures = oncePerBatch<MatchedPictures>(async (db, batch) => {
  const pictures = await samePictures(
    db,
    batch.map(({ id }) => id),
  )
  const otherIds = [...pictures.values()].flatMap(({ matches }) =>
    matches.map(({ otherPropertyId }) => otherPropertyId),
  )
  const others = new Map((await listingsWith(db, [...new Set(otherIds)])).map(({ id, ...other }) => [id, other]))
  const withOthers = ({ matches, compared, notCompared, isPending }: PictureMatches): MatchedPictures => {
    const found = matches.flatMap((match) => {
      const other = others.get(match.otherPropertyId)
      return other ? [{ ...match, ...other }] : []
    })
    return { matches: found, isWhole: compared.length > 0 && notCompared.length === 0, isPending }
  }
  return new Map([...pictures].map(([id, found]) => [id, withOthers(found)]))
})

async function listingsWith(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: properties.id,
      agentEmail: properties.agentEmail,
      isRejected: sql<boolean>`${properties.status} is not distinct from 'rejected'`,
      isOfFraud: sql<boolean>`${users.role} is not distinct from 'fraud'`,
    })
    .from(properties)
    .leftJoin(users, sql`${users.email} = ${properties.agentEmail}`)
    .where(inArray(properties.id, ids))
}

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
  find: async (context, home) => {
    const { matches = [], isWhole = false, isPending = false } = (await matchedPictures(context, home)) ?? {}
    const found = matches.filter((match) => isFound(match, home)).map(about)
    if (found.length > 0 || isWhole) return found
    return isPending ? 'notYet' : 'notMade'
  },
})

const isOfAnother = ({ isRejected, agentEmail }: Match, home: CheckedHome): boolean =>
  !isRejected && agentEmail !== home.agentEmail

export const samePicture: Rule = {
  ...ofMatches('samePicture', isOfAnother),
  check: 'pictures',
  mayHaveMore: async (context, home) => {
    const { matches = [] } = (await matchedPictures(context, home)) ?? {}
    return matches.filter((match) => isOfAnother(match, home)).length >= MAX_MATCHES
  },
}

/** Returns true if the other was listed before the home (ids are in that order): the original is no copy of its copies. */
export const isListedBefore = (otherPropertyId: string, home: CheckedHome): boolean => otherPropertyId < home.id

export const rejectedPicture = ofMatches(
  'rejectedPicture',
  ({ isRejected, otherPropertyId }, home) => isRejected && isListedBefore(otherPropertyId, home),
)
