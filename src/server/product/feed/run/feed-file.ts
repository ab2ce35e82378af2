import { randomUUID } from 'node:crypto'
import { open, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { MAX_FEED_FILE_BYTES, MAX_FEED_FILE_MEGABYTES } from '#contract/feed'
import * as r from '#messages/feedReports'
import type { Database } from '../../../platform/db/database.ts'
import { makePrivateFolder } from '../../../platform/files/private-folder.ts'
import type { StoredFeed } from '../feed.store.ts'
import { piecesOf } from '../feed-file.store.ts'
import { unsealed } from '../feed-password.ts'
import type { FeedReader } from '../reading/feed-reader.ts'
import { bodyOf, FetchError, publicRequest } from './public-request.ts'

export type FileDependencies = {
  db: Database
  secret: string
  spoolFolder: string
  feedsFolder: string | undefined
  feedsOrigins: readonly string[]
  reader: FeedReader
}

export type FeedFile = {
  path: string
  folder?: string
  checkUnchanged(): Promise<void>
  close(): Promise<void>
}

const MAX_FETCH_MS = 4 * 60_000
const SETTLED_MS = 15_000

/**
 * Opens a feed's file, from its folder, uploaded or fetched; fetches it again if it is too old. Throws `FetchError`
 * with a message for the agent.
 */
export async function openFileOf(
  dependencies: FileDependencies,
  feed: StoredFeed,
  { ownerEmail, stopping }: { ownerEmail: string; stopping: AbortSignal },
): Promise<FeedFile> {
  if (feed.source === 'folder') return fileInFolder(dependencies.feedsFolder, ownerEmail, feed.address ?? '')
  await makePrivateFolder(dependencies.spoolFolder)
  const path = join(dependencies.spoolFolder, `feed-${randomUUID()}.upload`) // cleared at the next start after a kill
  const close = () => rm(path, { force: true })
  try {
    const { uploadId } = feed
    const fetched = uploadId || feed.source === 'upload' ? undefined : await askFor(dependencies, feed, { stopping })
    if (!uploadId && !fetched) throw new FetchError(r.nothingUploaded)
    const size = await write(
      path,
      fetched?.pieces ?? piecesOf(dependencies.db, { feedId: feed.id, uploadId: uploadId ?? '' }),
    )
    if (size === 0) throw new FetchError(r.emptyOrGone)
    return { path, checkUnchanged: async () => {}, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Validators = Pick<StoredFeed, 'etag' | 'lastModified'>
type FetchedFile = { pieces: AsyncIterable<Buffer>; etag: string | undefined; lastModified: string | undefined }

export async function askFor(
  { secret, feedsOrigins }: FileDependencies,
  feed: StoredFeed,
  { known, stopping }: { known?: Validators | undefined; stopping: AbortSignal },
): Promise<FetchedFile | undefined> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(MAX_FETCH_MS)])
  const answer = await publicRequest(feed.address ?? '', {
    origins: feedsOrigins,
    authorization: await basicAuth(secret, feed),
    headers: {
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    signal,
  })
  const { statusCode = 0, headers } = answer
  if (statusCode === 304 && known) return void answer.destroy()
  if (statusCode !== 200) {
    answer.destroy()
    throw new FetchError(() => refusal(statusCode))
  }
  const { etag, 'last-modified': lastModified } = headers
  return { pieces: bodyOf(answer, MAX_FEED_FILE_BYTES), etag, lastModified }
}

function refusal(status: number): string {
  if (status === 401 || status === 403) return r.refusesUs({ status })
  if (status === 404 || status === 410) return r.nothingThere({ status })
  return r.otherStatus({ status })
}

async function basicAuth(secret: string, { username, password }: StoredFeed): Promise<string | undefined> {
  if (!username) return undefined
  const plain = password ? await unsealed(secret, password) : ''
  if (plain === undefined) throw new FetchError(r.passwordUnreadable)
  return `Basic ${Buffer.from(`${username}:${plain}`).toString('base64')}`
}

async function write(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const piece of pieces) {
      await handle.writeFile(piece)
      size += piece.length
    }
  } finally {
    await handle.close()
  }
  return size
}

/**
 * Opens a file in the agent's own folder (named by their e-mail address) below FEEDS_FOLDER. Refuses links that lead
 * out of it, and a file modified within the last moments.
 */
async function fileInFolder(folder: string | undefined, email: string, address: string): Promise<FeedFile> {
  if (!folder) throw new FetchError(r.noFolders)
  const all = await realpath(folder).catch(() => undefined)
  if (!all) throw new FetchError(r.foldersUnreadable)
  const root = await realpath(join(all, email)).catch(() => undefined)
  if (!root?.startsWith(all + sep)) throw new FetchError(() => r.noOwnFolder({ email }))
  const path = await realpath(join(root, address)).catch(() => undefined)
  if (!path) throw new FetchError(() => r.noSuchFile({ file: address }))
  if (!path.startsWith(root + sep)) throw new FetchError(() => r.notBelow({ file: address }))
  const before = await stat(path)
  if (!before.isFile()) throw new FetchError(() => r.noFile({ file: address }))
  if (before.size > MAX_FEED_FILE_BYTES)
    throw new FetchError(() => r.fileLarger({ file: address, most: MAX_FEED_FILE_MEGABYTES }))
  if (Date.now() - before.mtimeMs < SETTLED_MS) throw new FetchError(() => r.stillChanging({ file: address }))
  const checkUnchanged = async () => {
    const now = await stat(path).catch(() => undefined)
    if (now?.size !== before.size || now.mtimeMs !== before.mtimeMs)
      throw new FetchError(() => r.wasChanged({ file: address }))
  }
  return { path, folder: dirname(path), checkUnchanged, close: async () => {} }
}
