import type { Readable } from 'node:stream'

export type PictureFile = { name: string; bytes: Uint8Array }

/** Both ends included. */
export type ByteRange = { start: number; end: number }

export type OpenedPicture = { size: number; read(range?: ByteRange): Readable }
export type PictureElsewhere = { address: string }

/**
 * The port of image storage: our own folder, S3-compatible storage, or imgbb. A picture has an id and one file for each
 * rendition. Hosted stores throw `PicturesUnavailable`.
 */
export type ImageStore = {
  kind: 'folder' | 's3' | 'imgbb'
  /**
   * Stores all files of a picture durably and returns the address of the largest. After a failure, `remove` deletes the
   * files written so far.
   */
  put(id: string, files: PictureFile[]): Promise<string>
  /** `name`: one that `isPictureFile` accepts. Older pictures have no AVIF. */
  open(name: string): Promise<OpenedPicture | PictureElsewhere | undefined>
  /** Removes every file of a picture, also partial ones; succeeds if there is none. */
  remove(id: string): Promise<void>
  /** Yields the ids of all pictures with a file, also a partial one, a page at a time. An id may repeat. */
  ids(): AsyncIterable<string>
  /** Throws with a message for the operator when pictures can’t be stored. Leaves nothing behind. */
  check(): Promise<void>
}

export class PicturesUnavailable extends Error {}
