// Makes what is generated again only after a change of what it is made of.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './run.mjs'

/**
 * Runs `make`, unless it has run with the same inputs and settings, and its outputs are still as it left them.
 * `stamp`: the file that records this.
 */
export async function afterChange({ stamp, inputs, outputs, settings }, make) {
  const made = await hashOf(inputs, settings)
  const current = async () => `${made} ${await hashOf(outputs)}`
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await current())) return
  await make()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, await current())
}

/** Hashes files and folders below the project's, and settings. Another version of Node has another hash. */
export async function hashOf(inputs, settings = []) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings]))
  for (const input of inputs) {
    for (const path of await filesUnder(input)) hash.update(`${path}\n`).update(await readFile(resolve(root, path)))
  }
  return hash.digest('hex')
}

/** A file is itself, a folder all its files but the tests, and what is missing is nothing. */
async function filesUnder(input) {
  const entries = await readdir(resolve(root, input), { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [relative(root, resolve(root, input))]
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort()
}
