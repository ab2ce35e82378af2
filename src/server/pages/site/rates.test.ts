import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/server/app.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rates-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function answersWith(settings: NodeJS.ProcessEnv, isThere: (rates: unknown) => boolean) {
  const app = await testApp({ DEMO: 'false', ...settings })
  const ask = async (path: string) => (await fetch(`${app.url}/api${path}`)).json() as Promise<Record<string, unknown>>
  try {
    await vi.waitFor(async () => expect(isThere((await ask('/site/rates')).rates)).toBe(true))
    return { site: (await ask('/site')).rates, ...(await ask('/site/rates')) }
  } finally {
    await app.close()
  }
}

test('everyone reads the rates that the operator gives, of a day within the last week', async () => {
  const date = new Date().toISOString().slice(0, 10)
  const path = join(folder, 'rates.json')
  await writeFile(path, JSON.stringify({ base: 'EUR', date, rates: { USD: 1.25 } }))
  expect(await answersWith({ CURRENCY_RATES: path }, (rates) => rates !== undefined)).toEqual({
    site: true,
    rates: { date, of: { EUR: 0.8 } },
  })
})

test('there are none where the file is bad or none is set', async () => {
  const path = join(folder, 'bad.json')
  await writeFile(path, '{}')
  expect(await answersWith({ CURRENCY_RATES: path }, () => true)).toEqual({ site: true })
  expect(await answersWith({}, () => true)).toEqual({ site: false })
})
