import { OperatorError } from '../../operator-error.ts'

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG'])

export function explain(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const full =
    code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device|Disk quota exceeded/.test(error.message)
  if (full)
    return new OperatorError(`the disk is full (${dataDir}): free some space and start again.`, { cause: error })
  const { path = dataDir, syscall } = error as NodeJS.ErrnoException
  const refused = unwritable.has(code) || (code === 'ENOENT' && syscall === 'mkdir')
  if (error instanceof OperatorError || !refused) return error
  return new OperatorError(
    `cannot write to the data folder ${dataDir} (${code} on ${path}): make it writable, or set DATA_DIR to another folder.`,
    { cause: error },
  )
}
