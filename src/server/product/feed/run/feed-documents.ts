import { type HomeLink, MAX_DOCUMENTS } from '#contract/home-links'
import { readersLanguage } from '#contract/language'
import * as r from '#messages/feedReports'
import { Refusal } from '../../../refusal.ts'
import type { DocumentReader } from '../../image/document/document-reader.ts'
import { checkTakesDocuments, keepDocument } from '../../image/keep-document.ts'
import type { UploadStorage } from '../../image/keep-upload.ts'
import type { FeedHomePicture } from '../../tables/feed.ts'
import { FileRefused, ReadingEnded } from '../reading/feed-reader.ts'
import type { Reason } from './problems.ts'
import { FetchError } from './public-request.ts'

/**
 * Returns the documents of a home after its feed's files were fetched. `before` and `now`: the files of the feed, whose
 * former documents go and whose present ones come last.
 */
export function withFetchedDocuments(
  documents: HomeLink[],
  before: FeedHomePicture[],
  now: FeedHomePicture[],
): HomeLink[] | undefined {
  const fetched = now.filter(isDocument).flatMap(({ url, caption }) => (url ? [{ url, title: caption }] : []))
  const ofFeed = new Set([...before.filter(isDocument), ...fetched].map(({ url }) => url))
  const all = [...documents.filter(({ url }) => !ofFeed.has(url)), ...fetched].slice(0, MAX_DOCUMENTS)
  return all.length > 0 ? all : undefined
}

export const isDocument = ({ kind }: FeedHomePicture): boolean => kind === 'document'

type Storage = UploadStorage & { documents: DocumentReader }

/** Stores a document after the checks of an uploaded one, and returns its address. */
export async function keptDocument(storage: Storage, bytes: Uint8Array, owner: { id: string }): Promise<string> {
  checkTakesDocuments(storage.images)
  return keepDocument(storage, await storage.documents.read(bytes), owner)
}

export const fileProblem =
  (file: FeedHomePicture, error: unknown): Reason =>
  () =>
    isDocument(file)
      ? r.documentLeftOut({ name: file.source, reason: reasonOf(error) })
      : r.pictureLeftOut({ address: file.source, reason: reasonOf(error) })

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.textsIn(readersLanguage()).message
  if (error instanceof FetchError || error instanceof ReadingEnded) return error.text()
  if (error instanceof FileRefused) return error.refusal
  return error instanceof Error ? error.message : String(error)
}
