import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { notifyByMail } from '../notification/notify.ts'
import { conversationJobs } from './conversation.jobs.ts'
import { closedWhy } from './conversation.rules.ts'
import { lockConversation, peopleForKeyShare, peopleOf } from './conversation.store.ts'
import { markMailed, unmailedMessages } from './message.store.ts'
import { MAX_MAILED, unreadMessages } from './message-mails.ts'
import { conversationOf } from './viewed.store.ts'

const UNREAD_MS = 5 * 60_000

type Reader = { conversationId: string; readerId: string }

/**
 * Schedules a mail for five minutes after the reader's oldest message that is neither read nor mailed; none if there is
 * no such message.
 */
export async function mailIfUnread(tx: Queryable, { conversationId, readerId }: Reader): Promise<void> {
  const [oldest] = await unmailedMessages(tx, { conversationId, userId: readerId }, 1)
  if (!oldest) return
  const runAt = dueAt(oldest)
  const payload = { conversationId, readerId }
  await enqueueJob(tx, conversationJobs.mailUnread, payload, { runAt, key: `${conversationId}:${readerId}` })
}

const dueAt = ({ createdAt }: { createdAt: Date }) => new Date(createdAt.getTime() + UNREAD_MS)

/**
 * Mails a reader their unread messages, each once. Sends nothing if the reader has blocked the sender, or either is
 * marked as fraud.
 */
export const mailUnreadMessages =
  ({ db, now }: { db: Database; now: () => Date }): JobHandler<typeof conversationJobs.mailUnread> =>
  async ({ conversationId, readerId }) =>
    db.transaction(async (tx) => {
      const people = await peopleOf(tx, readerId, conversationId)
      if (!people) return
      const pair = await peopleForKeyShare(tx, [people.buyerId, people.agentId])
      const reader = pair.find(({ id }) => id === readerId)
      const isThere = await lockConversation(tx, conversationId)
      const conversation = await conversationOf(tx, readerId, conversationId)
      if (!reader || !isThere || !conversation) return
      const why = closedWhy({ ...conversation, ownRole: reader.role, otherRole: conversation.other?.role })
      if (why === 'ownBlock' || why === 'fraud' || why === 'ownFraud') return
      const member = { conversationId, userId: readerId }
      const messages = await unmailedMessages(tx, member, MAX_MAILED + 1)
      const [oldest] = messages
      if (!oldest) return
      if (dueAt(oldest) > now()) return mailIfUnread(tx, { conversationId, readerId })
      await notifyByMail(tx, unreadMessages({ reader, conversation, messages }))
      await markMailed(tx, member)
    })
