import type { StoredFeed } from '../feed.store.ts'
import { type FeedFile, type FileDependencies, openFileOf } from './feed-file.ts'

export type PictureArchive = ReturnType<typeof pictureArchive>

type Owned = { feed: StoredFeed; ownerEmail: string; stopping: AbortSignal }

export function pictureArchive(dependencies: FileDependencies, { feed, ownerEmail, stopping }: Owned) {
  let opened: ReturnType<typeof open> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function open() {
    const file = await openFileOf(dependencies, feed, { ownerEmail, stopping })
    const reading = await dependencies.reader.open(file.path, stopping).catch(async (error: unknown) => {
      await file.close()
      throw error
    })
    return { file, reading }
  }
  async function fileOf(name: string, maxBytes: number): Promise<Uint8Array | undefined> {
    opened ??= open()
    const { file, reading } = await opened
    const { path, folder }: FeedFile = file
    const task = { kind: 'picture', path, folder, file: name, maxBytes } as const
    let picture: Uint8Array | undefined
    for await (const { items } of reading.read<'picture'>(task)) picture ??= items[0]
    return picture
  }
  return {
    file(name: string, maxBytes: number): Promise<Uint8Array | undefined> {
      const file = turn.then(() => fileOf(name, maxBytes))
      turn = file.catch(() => {})
      return file
    },
    async close(): Promise<void> {
      const last = await opened?.catch(() => undefined) // the caller that requested a picture gets the error
      last?.reading.close()
      await last?.file.close()
    },
  }
}
