import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type SecretsIn = (folder: string, settings: Record<string, string>) => Promise<string[]>
/** Scripts are JavaScript, which says nothing of its types. */
const script = (path: string) => import(new URL(`../../scripts/${path}`, import.meta.url).href)
const { secretsIn }: { secretsIn: SecretsIn } = await script('release/secrets.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-release-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/page.js'), 'const key = "planted-key-of-stripe"; listen("/srv/keyhaven")')
})
afterEach(() => rm(folder, { recursive: true }))

test('a release with a secret of its maker is refused, with the name and the file', async () => {
  expect(await secretsIn(folder, { STRIPE_SECRET_KEY: 'planted-key-of-stripe', APP_SECRET: 'another-secret' })).toEqual(
    ['dist/page.js has the value of STRIPE_SECRET_KEY, a setting of this machine'],
  )
})

test.each([
  ['no secret', { DATA_DIR: '/srv/keyhaven' }],
  ['unset', { STRIPE_SECRET_KEY: '' }],
  ['so short that it stands anywhere', { STRIPE_SECRET_KEY: 'key' }],
])('a setting that is %s does not prevent a release', async (_why, settings) => {
  expect(await secretsIn(folder, settings)).toEqual([])
})
