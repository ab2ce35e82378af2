import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/** The stored keys of a data folder. `away`: the database files are in a folder named `id` outside the data folder. */
export type Keys = { id: string; password: string; port: number; away: boolean }

export async function openKeys(dataDir: string): Promise<Keys> {
  const known = await readKeys(dataDir)
  if (known) return known
  const draft = await writeDraft(dataDir, {
    id: randomUUID(),
    password: randomBytes(24).toString('hex'),
    port: 0,
    away: false,
  })
  try {
    // `link` fails if the name exists, so a second process reads the complete file of the first.
    await link(draft, keysFile(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return openKeys(dataDir)
}

export async function saveKeys(dataDir: string, { id, password, port, away }: Keys): Promise<void> {
  await rename(await writeDraft(dataDir, { id, password, port, away }), keysFile(dataDir))
}

export const keysFile = (dataDir: string) => join(dataDir, 'database.json')

async function writeDraft(dataDir: string, keys: Keys): Promise<string> {
  const draft = `${keysFile(dataDir)}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  return draft
}

export async function readKeys(dataDir: string): Promise<Keys | undefined> {
  const text = await readFile(keysFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const keys = parse(text)
  if (keys) return keys
  throw new OperatorError(`${keysFile(dataDir)} is damaged: restore it, or set DATA_DIR to a new folder.`)
}

function parse(text: string): Keys | undefined {
  try {
    const { id, password, port, away } = JSON.parse(text)
    // The id becomes part of a path, and the password of an address.
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^[0-9a-f]{48}$/.test(password)) return undefined
    return { id, password, port: Number.isInteger(port) ? port : 0, away: away === true }
  } catch {
    return undefined
  }
}
