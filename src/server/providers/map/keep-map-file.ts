import { stat } from 'node:fs/promises'
import type { Log } from '../../platform/logging/log.ts'
import { type MapFile, openMapFile, UnusableMapFile } from './map-file.ts'

/** `current`: the current file; undefined without a usable one. */
export type KeptMapFile = { current: () => Promise<MapFile | undefined>; stop: () => Promise<void> }

type Source = { path: string | undefined; log: Log }

/**
 * Keeps the file of MAP_FILE open, and opens it again when it is replaced: each request checks the file. Logs once why
 * a file can't be used, and when it is replaced.
 */
export function keepMapFile({ path, log }: Source): KeptMapFile {
  if (path === undefined) return { current: async () => undefined, stop: async () => {} }
  let opened: { at: string; file: MapFile | undefined } | undefined
  let opening: Promise<void> = Promise.resolve()
  const renew = async () => {
    const at = await placeOf(path)
    if (at === opened?.at) return
    const { file: before } = opened ?? {}
    const file = await openMapFile(path).catch((error: unknown) => {
      const reason = error instanceof UnusableMapFile ? error.message : String(error)
      log.warn({ err: error }, `the map of MAP_FILE can’t be used, and the embedded map is shown: ${reason}`)
      return undefined
    })
    if (opened && file) log.info({ version: file.version }, 'the file of MAP_FILE is another one, which is shown now')
    opened = { at, file }
    await before?.close()
  }
  const current = async () => {
    opening = opening.then(renew, renew)
    await opening
    return opened?.file
  }
  void current()
  return {
    current,
    stop: async () => {
      await opening
      await opened?.file?.close()
    },
  }
}

/** Returns a text that changes when the file is replaced or its content changes. */
const placeOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ dev, ino, size, mtimeMs }) => [dev, ino, size, mtimeMs].join(),
    (error: NodeJS.ErrnoException) => `${error.code}`,
  )
