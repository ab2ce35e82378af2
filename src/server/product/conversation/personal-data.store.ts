import { and, asc, eq, gt } from 'drizzle-orm'
import { ownRows, type PersonalData, partOf, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { conversationMembers, conversationReports, conversations, messages } from '../tables/conversation.ts'

const message = {
  id: messages.id,
  conversationId: messages.conversationId,
  text: messages.text,
  createdAt: messages.createdAt,
}
const conversation = { id: conversations.id, homeTitle: conversations.title, createdAt: conversations.createdAt }
const messageReport = {
  id: conversationReports.id,
  conversationId: conversationReports.conversationId,
  reason: conversationReports.reason,
  createdAt: conversationReports.createdAt,
}

/**
 * Reads a page of a user's conversations. The cursor limits both tables; otherwise, a join would read all earlier
 * conversations.
 */
const ownConversations: ReadOwn = (db, own, part) =>
  db
    .select(conversation)
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        partOf(conversationMembers.conversationId, eq(conversationMembers.userId, own.id), part),
        part.after === undefined ? undefined : gt(conversations.id, part.after),
      ),
    )
    .orderBy(asc(conversationMembers.conversationId))
    .limit(part.most)

export const personalDataOfConversations: PersonalData = {
  exported: {
    conversations: ownConversations,
    messages: ownRows(messages, message, ({ id }) => eq(messages.senderId, id)),
    messageReports: ownRows(conversationReports, messageReport, ({ id }) => eq(conversationReports.reporterId, id)),
  },
  forget: undefined,
}
