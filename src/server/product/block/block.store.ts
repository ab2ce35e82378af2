import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { messageBlocks } from '../tables/conversation.ts'

type Block = { blockerId: string; blockedId: string }
const isBlock = ({ blockerId, blockedId }: Block) =>
  and(eq(messageBlocks.blockerId, blockerId), eq(messageBlocks.blockedId, blockedId))

export async function addBlock(db: Queryable, block: Block): Promise<boolean> {
  const added = await db.insert(messageBlocks).values(block).onConflictDoNothing()
  return added.rowCount === 1
}

export async function removeBlock(db: Queryable, block: Block): Promise<boolean> {
  const removed = await db.delete(messageBlocks).where(isBlock(block))
  return removed.rowCount === 1
}

export async function blocksBetween(db: Queryable, ownId: string, otherId: string) {
  const rows = await db
    .select({ blockerId: messageBlocks.blockerId })
    .from(messageBlocks)
    .where(or(isBlock({ blockerId: ownId, blockedId: otherId }), isBlock({ blockerId: otherId, blockedId: ownId })))
  const blockers = rows.map(({ blockerId }) => blockerId)
  return { hasBlocked: blockers.includes(ownId), isBlocked: blockers.includes(otherId) }
}

export async function personToRead(db: Queryable, email: string) {
  const [row] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email))
  return row
}
