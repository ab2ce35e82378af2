import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { feedFiles } from '../tables/feed.ts'

export const PIECE_BYTES = 1024 * 1024

type Upload = { feedId: string; uploadId: string }

export async function addPiece(db: Queryable, upload: Upload, position: number, bytes: Buffer): Promise<void> {
  await db.insert(feedFiles).values({ ...upload, position, bytes })
}

export async function* piecesOf(db: Queryable, { feedId, uploadId }: Upload): AsyncGenerator<Buffer> {
  const isOfUpload = and(eq(feedFiles.feedId, feedId), eq(feedFiles.uploadId, uploadId))
  for (let last = -1; ; last++) {
    const [piece] = await db
      .select({ bytes: feedFiles.bytes })
      .from(feedFiles)
      .where(and(isOfUpload, gt(feedFiles.position, last)))
      .orderBy(asc(feedFiles.position))
      .limit(1)
    if (!piece) return
    yield piece.bytes
  }
}

export async function deleteOtherUploads(tx: Queryable, { feedId, uploadId }: Upload): Promise<void> {
  await tx.delete(feedFiles).where(and(eq(feedFiles.feedId, feedId), ne(feedFiles.uploadId, uploadId)))
}

export async function deleteUpload(tx: Queryable, { feedId, uploadId }: Upload): Promise<void> {
  await tx.delete(feedFiles).where(and(eq(feedFiles.feedId, feedId), eq(feedFiles.uploadId, uploadId)))
}
