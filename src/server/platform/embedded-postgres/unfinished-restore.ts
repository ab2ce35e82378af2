import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const isMarked = await stat(unfinishedRestore(dataDir)).catch(() => undefined)
  if (isMarked) throw new OperatorError(`a restore into ${dataDir} did not end: empty that folder, and restore again.`)
}
