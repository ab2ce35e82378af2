import type { FastifyInstance } from 'fastify'
import { MAX_INVITATIONS_A_DAY, sharingApi } from '#contract/sharing'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { Clock } from '../offer/lapse.ts'
import { endSharingOf } from './end-sharing.ts'
import { invitationFor, invite, joinSharing } from './join-sharing.ts'
import { isOnSharedList, sharedWishesOf } from './shared-wishes.store.ts'
import { noSuchInvitation, noSuchSharedHome, notSharing } from './sharing.rules.ts'
import {
  invitationOf,
  keptPartnerOf,
  lockedPeople,
  partnerOf,
  putVote,
  removeInvitation,
  removeVote,
} from './sharing.store.ts'

const inviteLimit: RateLimit = { what: 'invitations of a person', most: MAX_INVITATIONS_A_DAY, seconds: 86_400 }
const openLimit: RateLimit = { what: 'opened invitations of a person', most: 60, seconds: 600 }
const voteLimit: RateLimit = { what: 'votes of a person', most: 120, seconds: 60 }

export function sharingRoutes(app: FastifyInstance, gate: Gate, { now }: Clock): void {
  const { db } = gate

  serve(app, gate, sharingApi.read, async ({ caller }) => {
    const [partner, invitation] = await Promise.all([partnerOf(db, caller.id), invitationOf(db, caller.id, now())])
    if (partner) return { partner: shownPerson(partner), since: partner.since }
    return invitation ? { invitation } : {}
  })

  serve(app, gate, sharingApi.invite, async ({ caller }) => {
    await countTry(db, inviteLimit, caller.id)
    return db.transaction(async (tx) => {
      const made = await invite(tx, caller, now())
      await emitEvent(tx, { topic: 'wishes', to: [caller.id] })
      return made
    })
  })

  serve(app, gate, sharingApi.withdraw, async ({ caller }) =>
    db.transaction(async (tx) => {
      const deletedCount = await removeInvitation(tx, caller.id)
      if (deletedCount === 0) throw noSuchInvitation()
      await emitEvent(tx, { topic: 'wishes', to: [caller.id] })
      return { deletedCount }
    }),
  )

  serve(app, gate, sharingApi.invitation, async ({ caller, body: { token } }) => {
    await countTry(db, openLimit, caller.id)
    const { inviter, lapsesAt } = await db.transaction((tx) => invitationFor(tx, caller, token, now()))
    return { inviter: shownPerson(inviter), lapsesAt: lapsesAt.toISOString() }
  })

  serve(app, gate, sharingApi.join, async ({ caller, body: { token } }) => {
    await countTry(db, openLimit, caller.id)
    return { insertedId: await joinSharing(db, caller, token, now()) }
  })

  serve(app, gate, sharingApi.end, async ({ caller }) =>
    db.transaction(async (tx) => {
      if (!(await endSharingOf(tx, caller))) throw notSharing()
      return { deletedCount: 1 }
    }),
  )

  serve(app, gate, sharingApi.wishes, async ({ caller, query }) => {
    const partner = await partnerOf(db, caller.id)
    if (!partner) return { rows: [], total: 0 }
    return sharedWishesOf(db, { caller, partnerId: partner.id }, query)
  })

  serve(app, gate, sharingApi.vote, async ({ caller, params: { id }, body: { vote } }) => {
    await countTry(db, voteLimit, caller.id)
    return db.transaction(async (tx) => {
      await lockedPeople(tx, [caller.id]) // before the sharing, as whatever ends an account locks them
      const partner = await keptPartnerOf(tx, caller.id)
      if (!partner) throw notSharing()
      if (!(await isOnSharedList(tx, { caller, partnerId: partner.id }, id))) throw noSuchSharedHome()
      const isFor = vote === 'up'
      if (vote === 'none') await removeVote(tx, caller.id, id)
      else await putVote(tx, { userId: caller.id, propertyId: id, sharingId: partner.sharingId, isFor })
      await emitEvent(tx, { topic: 'wishes', to: [caller.id, partner.id], id })
      return { modifiedCount: 1 }
    })
  })
}

const shownPerson = ({ name, photoUrl }: { name: string; photoUrl: string | null }) => withoutNulls({ name, photoUrl })
