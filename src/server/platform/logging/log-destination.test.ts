import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { logDestination, openLogFile } from './log-destination.ts'

function newPath() {
  const path = join(tmpdir(), `keyhaven-log-${randomUUID()}`)
  onTestFinished(() => rm(path, { force: true }))
  return path
}
const linesOf = (text: string) => text.split('\n').slice(0, -1)

/** A pipe whose reader stands still unless it is asked to read. It stays open, as its number would become another file’s, to which the log would write. */
function stalledPipe() {
  const path = newPath()
  execFileSync('mkfifo', [path])
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const read = () => {
    const bytes = Buffer.alloc(1024 * 1024)
    try {
      return bytes.toString('utf8', 0, readSync(fd, bytes))
    } catch {
      return '' // nothing is there
    }
  }
  return { fd, read }
}

test('writes lines in their order, many at a time too', async () => {
  const path = newPath()
  const log = logDestination(openLogFile(path))
  const lines = Array.from({ length: 5_000 }, (_, n) => `line ${n} ä`)
  for (const line of lines) log.write(`${line}\n`)
  await expect.poll(() => linesOf(readFileSync(path, 'utf8')).length).toBe(lines.length)
  expect(linesOf(readFileSync(path, 'utf8'))).toEqual(lines)
})

test('lines wait for a stalled reader, and a notice counts the dropped ones', async () => {
  const { fd, read } = stalledPipe()
  const log = logDestination(fd, { maxBytes: 200_000, retryMs: 5 })
  const lines = Array.from({ length: 400 }, (_, n) => `${n} ${'x'.repeat(990)}`)
  for (const line of lines) log.write(`${line}\n`)
  let text = ''
  const readOn = () => {
    text += read()
    return text
  }
  await expect.poll(readOn).toContain('lines were lost')
  const [notice = '', ...told] = linesOf(text).reverse()
  expect(told.reverse()).toEqual(lines.slice(0, told.length))
  expect(JSON.parse(notice).count).toBe(lines.length - told.length)
  log.write('after\n')
  await expect.poll(readOn).toContain('after')
})

test('a process that ends does not wait for a stalled reader', () => {
  const log = logDestination(stalledPipe().fd)
  for (let n = 0; n < 200; n++) log.write(`${'x'.repeat(1000)}\n`)
  log.flushNow()
})

test('an unwritable file neither ends the process nor keeps it from ending', async () => {
  const path = newPath()
  closeSync(openLogFile(path))
  const unwritable = openSync(path, 'r') // which stays open, too
  const log = logDestination(unwritable, { retryMs: 1 })
  for (let n = 0; n < 100; n++) {
    log.write('a line\n')
    await new Promise((resolve) => setImmediate(resolve))
  }
  log.flushNow()
  expect(readFileSync(path, 'utf8')).toBe('')
})
