import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'

export const inBackup = {
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
  database: 'database.tar.gz',
  keys: 'database.json',
  files: 'files',
}

export const savedFolders = ['media', 'outbox', 'import-reports']

const FORMAT = 1

const Manifest = z.object({
  format: z.number(),
  finishedAt: z.string(),
  files: z.number(),
  checksums: z.string(),
  /** The backed-up database; null if DATABASE_URL is set, as the operator backs up that database. */
  database: z.nullable(z.object({ postgresql: z.string(), endLsn: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const newManifest = (manifest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...manifest })

/**
 * Reads a backup's manifest. It is written last: a backup without one is unfinished. Refuses a backup in another
 * format, or from another major version of PostgreSQL than `postgresql`.
 */
export async function readManifest(backup: string, postgresql: string): Promise<Manifest> {
  const path = join(backup, inBackup.manifest)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new OperatorError(`${backup} is not a finished backup: it has no ${inBackup.manifest}.`)
  })
  const { data: manifest } = Manifest.safeParse(parsed(text))
  if (!manifest) throw new OperatorError(`${path} is damaged: restore another backup.`)
  if (manifest.format !== FORMAT)
    throw new OperatorError(`${backup} has format ${manifest.format}: restore it with the ${brandName()} that made it.`)
  const its = manifest.database?.postgresql ?? postgresql
  if (its !== postgresql)
    throw new OperatorError(
      `${backup} is of PostgreSQL ${its}, and this is ${postgresql}: restore it with the ${brandName()} that made it.`,
    )
  return manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
