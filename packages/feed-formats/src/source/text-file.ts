import { decoded, encodingOf } from './encoding.ts'
import { type FeedFile, type FileOptions, openFeedFile } from './feed-file.ts'

export type TextFile = FeedFile & { encoding: string; text(): AsyncIterable<string> }

/** Opens a file of text, with its encoding by its bytes; throws a FeedFileError if that is impossible. */
export async function openText(path: string, options?: FileOptions): Promise<TextFile> {
  const file = await openFeedFile(path, options)
  try {
    const encoding = await encodingOf(file.bytes)
    await file.check()
    return { ...file, encoding, text: () => decoded(file.bytes(), encoding) }
  } catch (error) {
    await file.close()
    throw error
  }
}
