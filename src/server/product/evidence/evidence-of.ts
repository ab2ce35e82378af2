import { inArray } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import type { HomeEvidence } from '#contract/evidence'
import type { Queryable } from '../../platform/db/database.ts'
import { pictureGroups } from '../picture-match/picture-groups.ts'
import { properties } from '../tables/property.ts'
import { openFindings } from './checks/finding.store.ts'
import { sentenceOf, type TellableFinding } from './evidence-words.ts'

const MIN_GROUP = 3

type FoundEvidence = Omit<HomeEvidence, 'findings'> & {
  findings: (TellableFinding & { _id: string; foundAt: string })[]
}

export async function evidenceOf(db: Queryable, ids: string[], currency: Currency): Promise<FoundEvidence[]> {
  const { checked, open } = await openFindings(db, ids)
  const named = [
    ...new Set(open.flatMap(({ propertyId, otherPropertyId }) => [propertyId, otherPropertyId ?? propertyId])),
  ]
  const { id, title, agentEmail } = properties
  const rows =
    named.length === 0 ? [] : await db.select({ id, title, agentEmail }).from(properties).where(inArray(id, named))
  const listings = new Map(rows.map((row) => [row.id, row]))
  const shared = new Set(open.flatMap(({ rule, propertyId }) => (rule === 'samePicture' ? [propertyId] : [])))
  const groups = await pictureGroups(db, [...shared])
  return [...new Set(ids)].map((propertyId) => {
    const group = groups.get(propertyId)
    const checkedAt = checked.find((row) => row.propertyId === propertyId)?.checkedAt
    const home = listings.get(propertyId)
    const found = home ? open.filter((finding) => finding.propertyId === propertyId) : []
    return {
      propertyId,
      ...(checkedAt && { checkedAt }),
      findings: found.map((finding) => ({
        _id: finding.id,
        rule: finding.rule,
        facts: finding.facts,
        home: home ?? { title: '', agentEmail: '' },
        other: listings.get(finding.otherPropertyId ?? ''),
        currency,
        foundAt: finding.foundAt.toISOString(),
      })),
      ...(group && group.homes >= MIN_GROUP && { pictureGroup: group }),
    }
  })
}

export const shownEvidence = ({ findings, ...home }: FoundEvidence): HomeEvidence => ({
  ...home,
  findings: findings.map((finding) => ({
    _id: finding._id,
    rule: finding.rule,
    sentence: sentenceOf(finding),
    foundAt: finding.foundAt,
    ...(typeof finding.facts.picture === 'number' && { picture: finding.facts.picture }),
  })),
})
