import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { v7 } from 'uuid'
import { withParagraphs } from '../../src/server/product/mail/letter.ts'
import { emlOutbox } from '../../src/server/providers/mail/eml-outbox.ts'
import { eachKind } from './each-kind.ts'

// npm run proof -- spam manyAlerts: SpamAssassin's verdict on each kind of mail (or those that are named), without a network. It needs the Debian package spamassassin.
const MAX_SCORE = 1
const SITE = 'https://homes.example'
const run = promisify(execFile)

await install()
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-spam-'))
try {
  const names = await writeAll()
  const worst: [string, string][] = []
  for (const file of await readdir(folder)) {
    const { score, tests } = await scoreOf(join(folder, file))
    console.log(`${score.toFixed(1).padStart(5)}  ${names.get(file)}  ${tests}`)
    if (score >= MAX_SCORE) worst.push([names.get(file) ?? file, tests])
  }
  console.log(`${names.size} mails, ${worst.length} of them at ${MAX_SCORE} or above`)
  if (worst.length) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

async function install(): Promise<void> {
  const isThere = () =>
    run('spamassassin', ['--version']).then(
      () => true,
      () => false,
    )
  if (await isThere()) return
  const asRoot = process.getuid?.() === 0
  console.log('SpamAssassin is not installed.')
  if (asRoot) {
    await run('apt-get', ['update', '-qq']).catch(() => {})
    await run('apt-get', ['install', '-y', '-qq', 'spamassassin']).catch(() => {})
  }
  if (await isThere()) return
  console.error('This step needs it: apt-get install spamassassin, on Debian and as root.')
  process.exit(1)
}

async function writeAll(): Promise<Map<string, string>> {
  const outbox = emlOutbox(folder, { from: 'KeyHaven <no-reply@homes.example>', host: 'homes.example' })
  const names = new Map<string, string>()
  const wanted = process.argv.slice(2)
  const chosen = Object.entries(eachKind('en')).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  for (const [name, mails] of chosen)
    for (const mail of mails) {
      const { subject, body, replyTo = null, about, thread, calendar } = mail
      const unsubscribe = about && `${SITE}/unsubscribe/0198c1f0.${about}.dGhpcyBpcyBhIHRva2Vu`
      const added = [
        `Open your profile: ${SITE}/dashboard`,
        ...(unsubscribe ? [`No more such mails: ${unsubscribe}`] : []),
      ]
      const id = v7()
      const finished = replyTo ? body : withParagraphs(body, added)
      const message = {
        id,
        to: 'ann@people.example',
        subject,
        body: finished,
        language: 'en' as const,
        replyTo,
        thread,
        calendar,
      }
      await outbox.send({ ...message, unsubscribe, date: new Date() })
      names.set(`${id}.eml`, name)
    }
  outbox.close()
  return names
}

async function scoreOf(file: string): Promise<{ score: number; tests: string }> {
  const { stdout } = await run('sh', ['-c', 'exec spamassassin -t -L <"$1"', 'sh', file], { maxBuffer: 10_000_000 })
  const text = stdout.replaceAll('\r\n', '\n')
  const status = /^X-Spam-Status:(.*\n(?:[ \t].*\n)*)/m.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? ''
  const score = Number(/score=(-?[\d.]+)/.exec(status)?.[1] ?? Number.NaN)
  if (Number.isNaN(score)) throw new Error(`SpamAssassin gives no score: ${stdout.slice(0, 500)}`)
  return { score, tests: /tests=(.*?) ?autolearn/.exec(status)?.[1] ?? '' }
}
