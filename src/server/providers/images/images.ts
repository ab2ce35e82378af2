import type { Readable } from 'node:stream'

export type PictureFile = { name: string; bytes: Uint8Array }

/** The first and last byte of a range, both included. */
export type ByteRange = { start: number; end: number }

export type OpenedPicture = { size: number; read(range?: ByteRange): Readable }
export type PictureElsewhere = { address: string }

/**
 * A store of pictures: our own folder, S3-compatible storage, or imgbb. A picture has an id, and a file for each
 * rendition. Stores on other servers throw `PicturesUnavailable`.
 */
export type ImageStore = {
  kind: 'folder' | 's3' | 'imgbb'
  /**
   * Stores all files of a picture durably and returns the address of the largest. After a failure, `remove` deletes the
   * files written so far.
   */
  put(id: string, files: PictureFile[]): Promise<string>
  /**
   * Opens a file; `undefined` if there is none, as for AVIF of older pictures. `name` must be one that `isStoredFile`
   * accepts.
   */
  open(name: string): Promise<OpenedPicture | PictureElsewhere | undefined>
  /** Removes all files of a picture, also after a partial upload; succeeds if there are none. */
  remove(id: string): Promise<void>
  /** Yields the ids of all pictures with a file, including partial ones. Reads a page at a time; an id may repeat. */
  ids(): AsyncIterable<string>
  /** Throws an error with a message for the operator if pictures can't be stored. Leaves nothing behind. */
  check(): Promise<void>
}

export class PicturesUnavailable extends Error {}
