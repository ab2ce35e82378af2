import type { Readable } from 'node:stream'

/** One rendition of a picture, under the name by which it is served. */
export type PictureFile = { name: string; bytes: Uint8Array }

/** Bytes `start` to `end` of a file, both included. */
export type ByteRange = { start: number; end: number }

export type OpenedPicture = { size: number; read(range?: ByteRange): Readable }
/** A picture at a public address. */
export type PictureElsewhere = { address: string }

/**
 * The port of the image host: our own folder, S3-compatible storage, or imgbb. A picture is named by an id, and has one file
 * for each rendition. What a hosted one fails at is `PicturesUnavailable`.
 */
export type ImageStore = {
  kind: 'folder' | 's3' | 'imgbb'
  /**
   * Keeps all files of a picture, and answers the address of its largest: of our own media, or on the host's. Once it has
   * answered, a crash does not lose them; when it fails, `remove` takes away what is there.
   */
  put(id: string, files: PictureFile[]): Promise<string>
  /**
   * A file by its name, which is one that `isPictureFile` accepts. That an AVIF is there is never taken for granted: pictures from before
   * there were any have none.
   */
  open(name: string): Promise<OpenedPicture | PictureElsewhere | undefined>
  /** Removes every file of a picture, also half-written ones. One that is not there is no failure. */
  remove(id: string): Promise<void>
  /**
   * The ids of all pictures of which there is a file, also a half-written one, as they are found: never more than a page of them is
   * held. One may come again, for another of its files.
   */
  ids(): AsyncIterable<string>
  /** Throws with a message for the operator when pictures can’t be stored now. Leaves nothing behind. */
  check(): Promise<void>
}

/** The image host did not answer, or not with sense. */
export class PicturesUnavailable extends Error {}
