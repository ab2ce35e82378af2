import { MAX_IMAGE_BYTES } from '#contract/image'
import type { StoredFeed } from '../feed.store.ts'
import type { Reading } from '../reading/feed-reader.ts'
import { type FeedFile, type FileDependencies, withFeedFile } from './feed-file.ts'

export type Archive = (file: string) => Promise<Uint8Array | undefined>
type ArchiveFile = Pick<FeedFile, 'path' | 'folder'> & { reading: Reading }

export async function withArchive(
  parts: FileDependencies,
  { feed, ownerEmail, stopping }: { feed: StoredFeed; ownerEmail: string; stopping: AbortSignal },
  work: (archive: Archive) => Promise<void>,
): Promise<void> {
  let release = () => {}
  let opened: Promise<ArchiveFile> | undefined
  let holding: Promise<void> | undefined
  const open = () =>
    new Promise<ArchiveFile>((resolve, reject) => {
      holding = withFeedFile(parts, feed, { ownerEmail, stopping }, async (file) => {
        const { path, folder } = file
        const reading = await parts.reader.open(path, stopping)
        const done = new Promise<void>((end) => {
          release = end
        })
        resolve({ path, folder, reading })
        await done
        reading.close()
      }).catch(reject)
    })
  let turn: Promise<unknown> = Promise.resolve()
  const pictureOf: Archive = async (file) => {
    opened ??= open()
    const { path, folder, reading } = await opened
    const task = { kind: 'picture', path, folder, file, maxBytes: MAX_IMAGE_BYTES } as const
    let picture: Uint8Array | undefined
    for await (const { items } of reading.read<'picture'>(task)) picture ??= items[0]
    return picture
  }
  try {
    await work((file) => {
      const picture = turn.then(() => pictureOf(file))
      turn = picture.catch(() => {})
      return picture
    })
  } finally {
    release()
    await holding
  }
}
