import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/** The file that marks a data folder while a backup is being restored into it. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** Rejects a data folder with an incomplete backup, which would get a new, empty database. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const isMarked = await stat(unfinishedRestore(dataDir)).catch(() => undefined)
  if (isMarked) throw new OperatorError(`a restore into ${dataDir} did not end: empty that folder, and restore again.`)
}
