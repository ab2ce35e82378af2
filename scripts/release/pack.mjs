// Packs the files of a release into one file.
import { run } from '../run.mjs'

/** The documents that operations.md links to. */
export const shippedDocs = [
  'docs/operations.md',
  'docs/feeds.md',
  'docs/evidence.md',
  'docs/reliability.md',
  'docs/api.md',
]

/**
 * Packs a folder so that the same files make the same bytes: in order, of one time (seconds), owned by no user of this machine, and readable
 * to the user that runs it, whatever the umask here.
 */
export async function packTar(tar, parent, folder, time) {
  const modes = ['--mode=u=rwX,go=rX', '--owner=0', '--group=0', '--numeric-owner', '--sort=name', '--format=gnu']
  const { ok, output } = await run('tar', [...modes, `--mtime=@${time}`, '-C', parent, '-czf', tar, folder], {
    quiet: true,
  })
  if (!ok) throw new Error(`tar failed: ${output}`)
}
