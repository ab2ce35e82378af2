// Finds secrets of its maker in a release.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Settings whose values are secret, or that may have a password in them. */
const SECRET = /SECRET|KEY|PASSWORD|TOKEN|^(DATABASE|DATABASE_READ|SMTP)_URL$/
/** Shorter values are found by chance. */
const MIN_LENGTH = 8

/** @returns {Promise<string[]>} a sentence for each file below `folder` that has the value of such a setting in it */
export async function secretsIn(folder, settings) {
  const secrets = Object.entries(settings).filter(
    ([name, value]) => SECRET.test(name) && (value ?? '').length >= MIN_LENGTH,
  )
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    for (const [name, value] of secrets)
      if (content.includes(value))
        found.push(`${relative(folder, path)} has the value of ${name}, a setting of this machine`)
  }
  return found
}
