import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a RAM disk of this many megabytes. Requires root. */
export async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  await chmod(folder, 0o755)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => execFileSync('sh', ['-c', `cat /dev/zero >> '${filler}' 2>/dev/null || true`]),
    free: () => rm(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
