import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { madeTown } from '../../test/map/made-town.ts'
import { appProcess, newDataDir } from '../../test/server/app-process.ts'
import { test as base, expect } from './fixtures.ts'
import { demoPerson, signedInState } from './people.ts'

/** The points of two homes of the demo. */
const didsbury = { latitude: 53.4168, longitude: -2.232 }

type Town = { url: string; replaceBy: (content: Buffer) => Promise<void>; whole: Buffer; other: Buffer }

export { expect }

/** Journeys on an app of their own, which has a file with the streets of an invented town. */
export const test = base.extend<object, { town: Town }>({
  town: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const { dataDir, remove } = await newDataDir()
      const path = join(dataDir, 'region.pmtiles')
      const replaceBy = (content: Buffer) => writeFile(path, content)
      const whole = madeTown(didsbury)
      await replaceBy(whole)
      const neutral = { ADMIN_EMAIL: '', CORS_ORIGINS: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' }
      const app = await appProcess({ ...neutral, DATA_DIR: dataDir, DEMO: 'true', MAP_FILE: path, LOG_LEVEL: 'silent' })
      await use({ url: app.url, replaceBy, whole, other: madeTown(didsbury, 'Brackenhythe') })
      await app.end('SIGTERM')
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ town }, use) => use(town.url),
  storageState: async ({ town, playwright }, use) =>
    use(await signedInState(playwright.request, town.url, demoPerson('buyer'))),
})

/** The share of the map's pixels that have this colour, `#rrggbb`. */
export async function shareOf(colour: string, map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const wanted = Buffer.from(colour.slice(1), 'hex')
  let count = 0
  for (let at = 0; at < data.length; at += 3) if (data.subarray(at, at + 3).equals(wanted)) count += 1
  return count / (info.width * info.height)
}
