import { type Addressee, type Conversation, MAX_UNREAD } from '#contract/conversation'
import { DELETED_USER } from '#contract/person-name'
import type { Role } from '#contract/user'
import { closedWhy } from './conversation.rules.ts'
import type { ViewedConversation } from './viewed.store.ts'

type Viewer = { role: Role | null }

export const shownConversation = (
  viewer: Viewer,
  { unread, latest, readByOther, ...row }: ViewedConversation,
): Conversation => ({
  ...correspondence(viewer, row),
  _id: row._id,
  unread: unread > MAX_UNREAD ? `${MAX_UNREAD}+` : unread,
  readByOther: readByOther ?? undefined,
  latest,
})

type Row = Pick<ViewedConversation, 'propertyTitle' | 'isBuyer' | 'hasBlocked' | 'isBlocked' | 'isForSale'> & {
  propertyId: string | null
  propertyImage: string | null
  other: { name: string; photoUrl: string | null; role: Role | null } | null
}

export const correspondence = (viewer: Viewer, row: Row): Omit<Addressee, 'conversationId'> => ({
  propertyId: row.propertyId ?? undefined,
  propertyTitle: row.propertyTitle,
  propertyImage: row.propertyImage ?? undefined,
  ownPart: row.isBuyer ? 'buyer' : 'agent',
  otherName: row.other?.name ?? DELETED_USER,
  otherPhoto: row.other?.photoUrl ?? null,
  isForSale: row.isForSale,
  closedWhy: closedWhy({ ...row, ownRole: viewer.role, otherRole: row.other ? row.other.role : undefined }),
})
