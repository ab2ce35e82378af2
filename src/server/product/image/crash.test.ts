import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { picturePath } from '#contract/picture-file'
import { make } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { appProcess, newDataDir } from '../../../../test/server/app-process.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { images } from '../tables/image.ts'

const secret = 'a secret of at least thirty-two characters'

test('an answered upload survives SIGKILL, also for another process, and no row is without its files', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const { db, url, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, APP_SECRET: secret, DEMO: 'false' }
  const person = await make.user({ db, parts: { secret } })
  const picture = new Uint8Array(await jpeg(500, 400))

  const answered: string[] = []
  const first = await appProcess(settings)
  const sending = Promise.allSettled(
    Array.from({ length: 8 }, async () => {
      while (answered.length < 59) {
        const { address } = await upload(first.url, person.token, picture)
        if (address) answered.push(address)
      }
    }),
  )
  while (answered.length < 10) await wait(5)
  await first.end('SIGKILL')
  await sending

  const second = await appProcess(settings)
  onTestFinished(() => second.end('SIGTERM'))
  const rows = await db.select({ id: images.id }).from(images)
  const kept = rows.map(({ id }) => picturePath(id))
  expect(kept).toEqual(expect.arrayContaining(answered))
  for (const address of kept)
    for (const path of [address, address.replace('.webp', '-800.webp'), address.replace('.webp', '-400.webp')]) {
      const answer = await fetch(new URL(path, second.url))
      expect([path, answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([path, 200, true])
    }
})
