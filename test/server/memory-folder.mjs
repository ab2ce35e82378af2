import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Twice the most that the databases of a run take. */
const MIN_FREE_BYTES = 3_000_000_000

/**
 * The folder for databases of tests. To create one makes nine hundred files, for which a disk’s file system takes ten times as much of the
 * processor as memory does.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > MIN_FREE_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir() // not on Linux
  }
}
