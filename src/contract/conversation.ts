import * as z from 'zod/mini'
import * as t from '#messages/closedConversation'
import * as f from '#messages/fields'
import { Deleted, Inserted, Modified, Total } from './answers.ts'
import { MessageText } from './conversation-fields.ts'
import { endpoint } from './endpoint.ts'
import { Page, pageQuery } from './list.ts'
import { Id, requiredText } from './text.ts'

const MAX_REASON_LENGTH = 1000
export const MAX_UNREAD = 99

/** An idempotency key that the sender generates for each message: a message that is sent again is stored once. */
const Key = z.optional(z.uuid('key must be a UUID'))

export const ClosedWhy = z.enum(['left', 'fraud', 'ownFraud', 'ownBlock', 'blocked'])
export type ClosedWhy = z.infer<typeof ClosedWhy>

const closedTexts: Record<ClosedWhy, (values: { name: string }) => string> = {
  left: t.left,
  fraud: t.fraud,
  ownFraud: t.ownFraud,
  ownBlock: t.ownBlock,
  blocked: t.blocked,
}

export const closedWords = (why: ClosedWhy, name: string): string => closedTexts[why]({ name })

const Correspondence = {
  propertyId: z.optional(z.string()),
  propertyTitle: z.string(),
  propertyImage: z.optional(z.string()),
  ownPart: z.enum(['buyer', 'agent']),
  otherName: z.string(),
  otherPhoto: z.nullable(z.string()),
  closedWhy: z.optional(ClosedWhy),
  isForSale: z.optional(z.boolean()),
}

export const Conversation = z.object({
  _id: z.string(),
  ...Correspondence,
  unread: Total,
  readByOther: z.optional(z.string()),
  latest: z.object({ text: z.string(), isOwn: z.boolean(), createdAt: z.string() }),
})
export type Conversation = z.infer<typeof Conversation>

export const Addressee = z.object({ conversationId: z.optional(z.string()), ...Correspondence })
export type Addressee = z.infer<typeof Addressee>

export const Message = z.object({ _id: z.string(), text: z.string(), isOwn: z.boolean(), createdAt: z.string() })
export type Message = z.infer<typeof Message>

const about = { propertyId: z.optional(Id('propertyId')), offerId: z.optional(Id('offerId')) }
const namesOne = z.refine<{ propertyId?: string | undefined; offerId?: string | undefined }>(
  ({ propertyId, offerId }) => (propertyId === undefined) !== (offerId === undefined),
  { error: 'Either propertyId or offerId is needed', path: ['propertyId'] },
)
const About = z.object(about).check(namesOne)

export const conversationApi = {
  list: endpoint({
    method: 'GET',
    path: '/conversations',
    access: 'signedIn',
    summary: 'The caller’s conversations, by their newest message; `unread=true`: those with unread messages',
    query: z.object({ ...pageQuery, unread: z.optional(z.literal('true', 'unread must be true')) }),
    answer: z.array(Conversation),
    paged: true,
  }),
  addressee: endpoint({
    method: 'GET',
    path: '/conversations/addressee',
    access: 'signedIn',
    summary:
      'The recipient of a message about a home for sale (`propertyId`), or about an offer made or received (`offerId`)',
    query: About,
    answer: Addressee,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/conversations',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary:
      'Writes to the agent of a home for sale (`propertyId`), or to the other side of an offer (`offerId`); returns the one conversation of this home and buyer',
    body: z.object({ ...about, text: MessageText, key: Key }).check(namesOne),
    answer: Inserted,
    success: 201,
  }),
  one: endpoint({
    method: 'GET',
    path: '/conversations/:id',
    access: 'signedIn',
    summary: 'One of the caller’s conversations',
    answer: Conversation,
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/conversations/:id',
    access: 'signedIn',
    summary: 'Marks messages as read up to and including `readUpTo`; nothing becomes unread again',
    body: z.object({ readUpTo: Id('readUpTo') }),
    answer: Modified,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/conversations/:id/messages',
    access: 'signedIn',
    summary: 'The messages of one of the caller’s conversations, newest first',
    query: Page,
    answer: z.array(Message),
    paged: true,
  }),
  write: endpoint({
    method: 'POST',
    path: '/conversations/:id/messages',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary: 'Writes a message; a `key` that was used before returns that message and writes none',
    body: z.object({ text: MessageText, key: Key }),
    answer: Inserted,
    success: 201,
  }),
  block: endpoint({
    method: 'PUT',
    path: '/conversations/:id/block',
    access: 'signedIn',
    summary: 'Blocks messages from the other person, in any conversation; idempotent',
    answer: Modified,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/conversations/:id/block',
    access: 'signedIn',
    summary: 'Unblocks messages from the other person',
    answer: Deleted,
  }),
  report: endpoint({
    method: 'POST',
    path: '/conversations/:id/reports',
    access: 'signedIn',
    summary: 'Reports the conversation up to now to the admins; 409 while an earlier report is open',
    body: z.object({ reason: requiredText(f.reason, MAX_REASON_LENGTH) }),
    answer: Inserted,
    success: 201,
  }),
}
