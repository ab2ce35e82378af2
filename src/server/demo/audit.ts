import { v7 } from 'uuid'
import type { Role } from '#contract/user'
import type { auditEntries } from '../platform/db/tables/audit.ts'
import type { DemoHome } from './homes.ts'
import { type DemoDeals, homeIn } from './offers.ts'
import { type DemoPeople, personIn } from './people.ts'
import { hoursBefore } from './time.ts'

type Entry = typeof auditEntries.$inferInsert
type DemoAuditEvent = Omit<Entry, 'id' | 'requestId'> & { at: Date; actorEmail: string }
type Homes = Map<string, DemoHome>

const ADMIN = 'admin@keyhaven.demo'
const FRAUD = 'fraud@keyhaven.demo'

export function demoAudit(homes: Homes, deals: DemoDeals, people: DemoPeople): Entry[] {
  const all = [...homes.values()]
  const agents = [...new Set(all.map(({ agentEmail }) => agentEmail))]
  const deeds = [
    ...agents.map((email) => madeAgent(email, all, people)),
    markedFraud(all, people),
    removedReview(homes),
    ...all.flatMap(decision),
    ...deals.offers.flatMap((offer) => answers(offer, all)),
    ...deals.payments.flatMap((payment) => sale(payment, deals)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const requests = new Map(deeds.map((deed) => [requestOf(deed), v7({ msecs: deed.at.getTime() })]))
  return deeds.map((deed, seq) => ({
    ...deed,
    id: v7({ msecs: deed.at.getTime(), seq }),
    requestId: requests.get(requestOf(deed)),
  }))
}

const requestOf = ({ at, actorEmail }: DemoAuditEvent) => `${actorEmail} ${at.getTime()}`

function madeAgent(email: string, homes: DemoHome[], people: DemoPeople): DemoAuditEvent {
  const listed = homes.filter(({ agentEmail }) => agentEmail === email).map(({ createdAt }) => createdAt.getTime())
  return roleGiven(personIn(people, email), null, { role: 'agent' }, hoursBefore(new Date(Math.min(...listed)), 24))
}

function markedFraud(homes: DemoHome[], people: DemoPeople): DemoAuditEvent {
  const withdrawn = homes.flatMap(({ withdrawnAt }) => withdrawnAt ?? [])
  const after = { role: 'fraud', withdrawn: withdrawn.length, closedOffers: 0 } as const
  return roleGiven(personIn(people, FRAUD), 'agent', after, withdrawn[0] ?? new Date())
}

type Person = { id: string; email: string }

const roleGiven = ({ id, email }: Person, before: Role | null, after: { role: Role }, at: Date): DemoAuditEvent => ({
  at,
  actorEmail: ADMIN,
  action: 'set role',
  subjectKind: 'user',
  subjectId: id,
  before: { email, role: before },
  after,
})

function removedReview(homes: Homes): DemoAuditEvent {
  const { title, createdAt } = homeIn(homes, 'withdrawn-penthouse')
  const writtenAt = hoursBefore(createdAt, -30)
  return {
    at: hoursBefore(createdAt, -39),
    actorEmail: ADMIN,
    action: 'delete',
    subjectKind: 'review',
    subjectId: v7({ msecs: writtenAt.getTime() }),
    before: {
      reviewerEmail: FRAUD,
      propertyTitle: title,
      reviewDescription:
        'Best home in the city at half the price! Send the deposit to me directly and skip the paperwork.',
    },
  }
}

function decision({ id, status, verifiedAt, rejectionReason, createdAt }: DemoHome): DemoAuditEvent[] {
  if (!status) return []
  const isVerified = status === 'verified'
  return [
    {
      at: verifiedAt ?? hoursBefore(createdAt, -5),
      actorEmail: ADMIN,
      action: isVerified ? 'verify' : 'reject',
      subjectKind: 'property',
      subjectId: id,
      before: { status: 'pending' },
      after: isVerified ? { status } : { status, reason: rejectionReason },
    },
  ]
}

type Offer = DemoDeals['offers'][number]

function answers({ id, propertyId, agentEmail, acceptedAt, closedAt }: Offer, homes: DemoHome[]): DemoAuditEvent[] {
  const answer = (at: Date, action: string, status: string): DemoAuditEvent => ({
    at,
    actorEmail: agentEmail,
    action,
    subjectKind: 'offer',
    subjectId: id,
    before: { status: 'pending' },
    after: { status },
  })
  if (acceptedAt) return [answer(acceptedAt, 'accept', 'accepted')]
  const soldAt = homes.find((home) => home.id === propertyId)?.soldAt
  return closedAt && closedAt.getTime() !== soldAt?.getTime() ? [answer(closedAt, 'reject', 'rejected')] : []
}

function sale(
  { id: payment, offerId, amount, endedAt }: DemoDeals['payments'][number],
  { offers }: DemoDeals,
): DemoAuditEvent[] {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer?.propertyId || !endedAt) return []
  const { propertyId, transactionId, buyerEmail: actorEmail } = offer
  const rejected = offers.filter((other) => other.closedAt?.getTime() === endedAt.getTime()).length
  const done = { at: endedAt, actorEmail }
  const paid = { status: 'Bought', transactionId, amount, payment, rejected }
  return [
    { ...done, action: 'pay', subjectKind: 'offer', subjectId: offerId, before: { status: 'accepted' }, after: paid },
    {
      ...done,
      action: 'settle',
      subjectKind: 'payment',
      subjectId: payment,
      after: { offer: offerId, transactionId },
    },
    { ...done, action: 'sell', subjectKind: 'property', subjectId: propertyId, after: { offer: offerId } },
  ]
}
