import { v7 } from 'uuid'
import type { JobHandler } from '../../../platform/jobs/job.ts'
import { enqueueReading, enqueueRun } from '../enqueue-feed-jobs.ts'
import type { feedJobs } from '../feed.jobs.ts'
import { changeFeed } from '../feed.store.ts'
import { addPiece, deleteOtherUploads, deleteUpload, PIECE_BYTES } from '../feed-file.store.ts'
import { beginWork } from './begin-work.ts'
import { fail, finish } from './end-run.ts'
import { askFor, type FileDependencies } from './feed-file.ts'
import { FetchError } from './public-request.ts'
import { type RunDependencies, RunOver } from './run-work.ts'

type Dependencies = RunDependencies & FileDependencies

/**
 * Stores a run's file in the database, where any server can read it, so that a slow server delays no other feed. The
 * run ends here if the file is unchanged or unavailable.
 */
export const fetchFeedFile =
  (dependencies: Dependencies): JobHandler<typeof feedJobs.fetchFile> =>
  async ({ runId }, { stopping }) => {
    const work = await beginWork(dependencies, runId, { stopping })
    if (!work) return
    const { db, feed, run } = work
    try {
      const known = run.isTrial || feed.failures > 0 ? undefined : feed
      const fetched = await askFor(dependencies, feed, { known, stopping })
      if (!fetched) return await finish(work, 'unchanged')
      const { pieces, etag = null, lastModified = null } = fetched
      const upload = { feedId: feed.id, uploadId: v7() }
      await store(dependencies, upload, pieces)
      await db.transaction(async (tx) => {
        await changeFeed(tx, feed.id, { uploadId: upload.uploadId, ...(!run.isTrial && { etag, lastModified }) })
        await deleteOtherUploads(tx, upload)
        await enqueueReading(tx, { feedId: feed.id, runId })
      })
    } catch (error) {
      if (error instanceof RunOver) return
      if (stopping.aborted) return enqueueRun(db, { feedId: feed.id, runId })
      if (!(error instanceof FetchError)) throw error // the queue tries again
      await fail(work, error.text)
    }
  }

type Upload = { feedId: string; uploadId: string }

async function store({ db }: Dependencies, upload: Upload, pieces: AsyncIterable<Buffer>): Promise<void> {
  let position = 0
  let held: Buffer[] = []
  let size = 0
  const flush = async () => {
    await addPiece(db, upload, position++, Buffer.concat(held, size))
    held = []
    size = 0
  }
  try {
    for await (const piece of pieces) {
      held.push(piece)
      size += piece.length
      if (size >= PIECE_BYTES) await flush()
    }
    if (size > 0) await flush()
  } catch (error) {
    await deleteUpload(db, upload)
    throw error
  }
}
