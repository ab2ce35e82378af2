import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export async function checkWritable(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found && dirname(folder) !== folder) return checkWritable(dirname(folder))
  if (!found?.isDirectory()) throw new Error(`${folder} is not a folder`)
  await access(folder, constants.W_OK | constants.X_OK)
}
