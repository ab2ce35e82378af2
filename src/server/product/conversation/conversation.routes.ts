import type { FastifyInstance } from 'fastify'
import { conversationApi } from '#contract/conversation'
import { isForSale } from '#contract/property-visibility'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { addBlock, blocksBetween, removeBlock } from '../block/block.store.ts'
import { endSharingOf } from '../sharing/end-sharing.ts'
import { lockedPeople } from '../sharing/sharing.store.ts'
import { alreadyReported, noSuchConversation } from './conversation.rules.ts'
import { lockConversation, peopleOf } from './conversation.store.ts'
import { correspondentsOf } from './correspondents.ts'
import { latestMessageIn, markRead, messagesIn } from './message.store.ts'
import { addReport } from './report.store.ts'
import { announceReport } from './report-events.ts'
import { correspondence, shownConversation } from './shown-conversation.ts'
import { conversationOf, conversationsOf } from './viewed.store.ts'
import { beginConversation, writeMessage } from './write-message.ts'

const reportLimit: RateLimit = { what: 'reports of a person', most: 10, seconds: 86_400 }

type Dependencies = { now: () => Date }

export function conversationRoutes(app: FastifyInstance, gate: Gate, { now }: Dependencies): void {
  const { db, reads } = gate
  const dependencies = { db, now }

  const ownConversation = async (userId: string, id: string) => {
    const row = await peopleOf(db, userId, id)
    if (!row) throw noSuchConversation()
    return { ...row, otherId: row.buyerId === userId ? row.agentId : row.buyerId }
  }

  serve(app, gate, conversationApi.list, async ({ caller, query }) => {
    const { rows, ...page } = await reads((db) => conversationsOf(db, caller.id, query))
    return { ...page, rows: rows.map((row) => shownConversation(caller, row)) }
  })

  serve(app, gate, conversationApi.addressee, async ({ caller, query }) => {
    const { home, other, isBuyer, conversationId } = await correspondentsOf(db, caller, query)
    const blocks = other ? await blocksBetween(db, caller.id, other.id) : { hasBlocked: false, isBlocked: false }
    const { _id: propertyId, title: propertyTitle, propertyImage } = home
    const row = {
      propertyId,
      propertyTitle,
      propertyImage,
      isBuyer,
      isForSale: isForSale(home),
      other: other ?? null,
      ...blocks,
    }
    return { ...correspondence(caller, row), conversationId }
  })

  serve(app, gate, conversationApi.begin, async ({ caller, body }) => ({
    insertedId: await beginConversation(dependencies, caller, body),
  }))

  serve(app, gate, conversationApi.one, async ({ caller, params }) => {
    const row = await reads((db) => conversationOf(db, caller.id, params.id))
    if (!row) throw noSuchConversation()
    return shownConversation(caller, row)
  })

  serve(app, gate, conversationApi.messages, async ({ caller, params: { id }, query }) => {
    await ownConversation(caller.id, id)
    return reads((db) => messagesIn(db, { conversationId: id, viewerId: caller.id }, query))
  })

  serve(app, gate, conversationApi.write, async ({ caller, params, body }) => ({
    insertedId: await writeMessage(dependencies, caller, params.id, body),
  }))

  serve(app, gate, conversationApi.read, async ({ caller, params: { id }, body }) => {
    const { otherId } = await ownConversation(caller.id, id)
    await db.transaction(async (tx) => {
      await lockConversation(tx, id)
      await markRead(tx, { conversationId: id, userId: caller.id, upTo: body.readUpTo })
      await emitEvent(tx, { to: [caller.id, otherId], topic: 'messages', id })
    })
    return { modifiedCount: 1 }
  })

  serve(app, gate, conversationApi.block, async ({ caller, params }) => {
    const { otherId } = await ownConversation(caller.id, params.id)
    await db.transaction(async (tx) => {
      await lockedPeople(tx, [caller.id]) // before a sharing that the two are joining, or after it
      await addBlock(tx, { blockerId: caller.id, blockedId: otherId })
      await endSharingOf(tx, caller, otherId)
      await emitEvent(tx, { to: [caller.id, otherId], topic: 'messages' })
    })
    return { modifiedCount: 1 }
  })

  serve(app, gate, conversationApi.unblock, async ({ caller, params }) => {
    const { otherId } = await ownConversation(caller.id, params.id)
    await db.transaction(async (tx) => {
      await removeBlock(tx, { blockerId: caller.id, blockedId: otherId })
      await emitEvent(tx, { to: [caller.id, otherId], topic: 'messages' })
    })
    return { deletedCount: 1 }
  })

  serve(app, gate, conversationApi.report, async ({ caller, params: { id }, body }) => {
    await ownConversation(caller.id, id)
    await countTry(db, reportLimit, caller.id)
    return db.transaction(async (tx) => {
      const upTo = (await lockConversation(tx, id)) ? await latestMessageIn(tx, id) : undefined
      if (!upTo) throw noSuchConversation()
      const insertedId = await addReport(tx, { conversationId: id, reporterId: caller.id, reason: body.reason, upTo })
      if (!insertedId) throw alreadyReported()
      await announceReport(tx, insertedId)
      return { insertedId }
    })
  })
}
