import type { FastifyInstance } from 'fastify'
import { type Copy, evidenceApi } from '#contract/evidence'
import * as t from '#messages/refusals'
import { record } from '../../platform/audit/audit.store.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../refusal.ts'
import { type GroupMember, groupOf, idsInGroup } from '../picture-match/picture-groups.ts'
import { rejectHomes } from '../property/reject-homes.ts'
import { dismissAbout } from './checks/finding.store.ts'

export function copiesRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, evidenceApi.copies, ({ params: { id } }) =>
    reads(async (db) => {
      const { members, homes, agents, waiting } = await groupOf(db, id)
      return { homes: members.map(shownCopy), group: { homes, agents, waiting } }
    }),
  )

  serve(app, gate, evidenceApi.decideCopies, ({ params: { id }, body: { ids, reason }, ...actor }) =>
    db.transaction(async (tx) => {
      const group = new Set(await idsInGroup(tx, id))
      const together = ids.filter((one) => group.has(one))
      const modifiedCount = await rejectHomes(tx, actor, { ids: together, reason })
      if (modifiedCount === 0) throw new Refusal('conflict', t.noneWaits)
      return { modifiedCount }
    }),
  )

  serve(app, gate, evidenceApi.dismissCopies, ({ params: { id }, ...actor }) =>
    db.transaction(async (tx) => {
      const others = (await idsInGroup(tx, id)).filter((other) => other !== id)
      if (others.length === 0) throw new Refusal('notFound', t.findingGone)
      await dismissAbout(tx, { propertyId: id, rule: 'samePicture', others })
      const after = { rule: 'samePicture', listings: others.length }
      await record(tx, { actor, action: 'dismiss finding', kind: 'property', id, after })
      await emitEvent(tx, { topic: 'evidence', id, admins: true })
      return { deletedCount: others.length }
    }),
  )
}

const shownCopy = (home: GroupMember): Copy => ({
  _id: home.id,
  title: home.title,
  email: home.agentEmail,
  status: stateOf(home),
  picture: home.picture,
  isFirst: home.isFirst,
})

const stateOf = ({ status, isSold }: GroupMember) => (isSold ? 'sold' : (status ?? 'pending'))
