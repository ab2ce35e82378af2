/** @module-tag all */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '../../../test/server/app-process.ts'
import { launchDatabase } from './provide-database.ts'

/** The commands of all processes that name this folder. */
const commandsIn = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandOf)
    .filter((command) => command.includes(folder))

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

async function dataFolder(): Promise<string> {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  return dataDir
}

test.runIf(process.platform === 'linux')(
  'our own PostgreSQL is at work before the program is loaded, at the first start and at the next',
  async () => {
    const dataDir = await dataFolder()
    for (const program of ['initdb', 'postgres']) {
      const { database } = await launchDatabase({ databaseUrl: undefined, dataDir }, () => {})
      const commands = commandsIn(dataDir) // without a turn of the event loop in between
      const { stop } = await database
      await stop()
      expect(commands).toContainEqual(expect.stringContaining(`/${program}`))
    }
  },
)

test.runIf(process.platform === 'linux')('a program that can’t be loaded leaves no PostgreSQL behind', async () => {
  const dataDir = await dataFolder()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-broken-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await cp('package.json', join(folder, 'package.json'))
  await cp('dist/server', join(folder, 'dist/server'), { recursive: true })
  const program = join(folder, 'dist/server/program.js')
  const text = await readFile(program, 'utf8')
  const broken = text.replace('"src/server/start/start.ts"(){', "$&require('./missing.js');")
  expect(broken).not.toBe(text)
  await writeFile(program, broken)
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' }
  const running = promisify(execFile)(process.execPath, [join(folder, 'dist/server/main.js')], { env, timeout: 30_000 })
  await expect(running).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Cannot find module') })
  expect(commandsIn(dataDir)).toEqual([])
})
