import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { feedFiles } from '../../platform/db/tables/feed.ts'

/** The size of a piece: few rows for a large file, and little memory for each. */
export const PIECE_BYTES = 1024 * 1024

type Upload = { feedId: string; uploadId: string }

export async function addPiece(db: Queryable, upload: Upload, position: number, bytes: Buffer): Promise<void> {
  await db.insert(feedFiles).values({ ...upload, position, bytes })
}

/** Reads the pieces of an upload in their order. */
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

/** Deletes a feed's uploads but the one to keep. */
export async function deleteOtherUploads(tx: Queryable, { feedId, uploadId }: Upload): Promise<void> {
  await tx.delete(feedFiles).where(and(eq(feedFiles.feedId, feedId), ne(feedFiles.uploadId, uploadId)))
}

export async function deleteUpload(tx: Queryable, { feedId, uploadId }: Upload): Promise<void> {
  await tx.delete(feedFiles).where(and(eq(feedFiles.feedId, feedId), eq(feedFiles.uploadId, uploadId)))
}
