import type { Readable } from 'node:stream'

/** One width of a picture, under the name by which it is served. */
export type PictureFile = { name: string; bytes: Uint8Array }

/** Bytes `start` to `end` of a file, both included. */
export type ByteRange = { start: number; end: number }

export type OpenedPicture = { size: number; read(range?: ByteRange): Readable }

/** The port of the image host: our own folder, or a hosted one. A picture is named by an id, and has one file for each width. */
export type ImageStore = {
  kind: 'folder'
  /** Keeps all files of a picture, and answers the address of its largest. Once it has answered, a crash does not lose them. */
  put(id: string, files: PictureFile[]): Promise<string>
  /** A file by its name, which is one that `isPictureFile` accepts. */
  open(name: string): Promise<OpenedPicture | undefined>
  /** Removes every file of a picture, also half-written ones. One that is not there is no failure. */
  remove(id: string): Promise<void>
  /** The ids of all pictures of which there is a file, also a half-written one. */
  list(): Promise<string[]>
}
