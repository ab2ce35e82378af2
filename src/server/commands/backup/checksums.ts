import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../../operator-error.ts'
import { inBackup, type Manifest } from './manifest.ts'

export type ChecksumFile = Awaited<ReturnType<typeof openChecksums>>

/**
 * Creates the backup's list of checksums. `close` flushes it to disk and returns the number of files and the checksum
 * of the list.
 */
export async function openChecksums(backup: string) {
  const file = await open(join(backup, inBackup.checksums), 'wx', 0o600)
  const hash = createHash('sha256')
  let files = 0
  let closed: Promise<{ files: number; checksums: string }> | undefined
  const add = async (sha256: string, path: string) => {
    const line = `${sha256}  ${path}\n`
    hash.update(line)
    files++
    await file.appendFile(line)
  }
  const close = async () => {
    await file.sync()
    await file.close()
    return { files, checksums: hash.digest('hex') }
  }
  return {
    add,
    addBytes: (bytes: Uint8Array, path: string) => add(createHash('sha256').update(bytes).digest('hex'), path),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

export async function* listedFiles(backup: string): AsyncGenerator<{ sha256: string; path: string }> {
  for await (const line of createInterface({ input: createReadStream(join(backup, inBackup.checksums)) })) {
    const [, sha256 = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (!isInside(path))
      throw new OperatorError(`${backup} lists something in ${inBackup.checksums} that is not a file of it.`)
    yield { sha256, path }
  }
}

/**
 * Returns true for a path within the backup's folder. The paths in a backup are not trusted, as it may come from
 * anywhere.
 */
const isInside = (path: string): boolean => path.split('/').every((part) => !['', '.', '..'].includes(part))

export async function verifyBackup(backup: string, manifest: Manifest): Promise<void> {
  const damaged = (path: string) =>
    new OperatorError(`${join(backup, path)} is missing or damaged: restore another backup.`)
  if ((await sha256Of(join(backup, inBackup.checksums))) !== manifest.checksums) throw damaged(inBackup.checksums)
  let files = 0
  for await (const { sha256, path } of listedFiles(backup)) {
    if ((await sha256Of(join(backup, path))) !== sha256) throw damaged(path)
    files++
  }
  if (files !== manifest.files) throw damaged(inBackup.checksums)
}

async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest('hex'),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EIO') return undefined
      throw error
    },
  )
}
