import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/** Stands in a data folder for as long as a backup is being restored into it. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** Refuses a data folder with half of a backup in it, which would get a new, empty database. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const isMarked = await stat(unfinishedRestore(dataDir)).catch(() => undefined)
  if (isMarked) throw new OperatorError(`a restore into ${dataDir} did not end: empty that folder, and restore again.`)
}
