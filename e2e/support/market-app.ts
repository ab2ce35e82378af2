import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { appProcess, newDataDir } from '../../test/server/app-process.ts'
import { test as base, errorsIn, expect } from './fixtures.ts'
import { type DemoName, demoPerson, type Person, registered, signedInState } from './people.ts'

export type Party = Person & {
  page: Page
  call: (method: string, path: string, body?: object) => Promise<{ status: number; answer: Row & Row[] }>
}
type Row = Record<string, string | number | boolean | undefined>
type Shop = {
  url: string
  dataDir: string
  mails: () => Promise<string[]>
  /** Moves the clock of offers a week ahead until the end of the journey, and makes all scheduled jobs due. */
  aWeekLater: () => void
  setClockRight: () => void
}
type OfTest = {
  /** A demo account or a new user. Errors in their browser fail the test unless expected. */
  party: (who?: DemoName, expected?: RegExp) => Promise<Party>
  rightClock: undefined
}

export { expect }

/**
 * Journeys that buy and sell use an app of their own, whose homes no other journey needs and whose mails can be read.
 */
export const test = base.extend<OfTest, { shop: Shop; host: string; feedsOrigins: string }>({
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  feedsOrigins: ['', { option: true, scope: 'worker' }],
  shop: [
    async ({ host, feedsOrigins }, use) => {
      const { dataDir, remove } = await newDataDir()
      const neutral = { ADMIN_EMAIL: '', CORS_ORIGINS: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' }
      const settings = {
        ...neutral,
        HOST: host,
        FEEDS_ORIGINS: feedsOrigins,
        DATA_DIR: dataDir,
        DEMO: 'true',
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
      }
      const app = await appProcess(settings, ['dist/test/clocked-process.js'])
      let isAhead = false
      await use({
        url: app.url,
        dataDir,
        mails: () => mailsIn(join(dataDir, 'outbox')),
        aWeekLater: () => {
          isAhead = process.kill(app.pid, 'SIGUSR2')
        },
        setClockRight: () => {
          if (isAhead) process.kill(app.pid, 'SIGUSR2')
          isAhead = false
        },
      })
      await app.end('SIGTERM')
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Resets the clock, because the next journey of the worker has the same app. */
  rightClock: [
    async ({ shop }, use) => {
      await use(undefined)
      shop.setClockRight()
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  party: async ({ browser, playwright, shop }, use) => {
    const opened: { context: BrowserContext; errors: string[]; expected: RegExp | undefined }[] = []
    await use(async (who, expected) => {
      const person = who ? demoPerson(who) : await registered(playwright.request, shop.url)
      const storageState = await signedInState(playwright.request, shop.url, person)
      const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US', storageState })
      opened.push({ context, errors: errorsIn(context), expected })
      const token = storageState.origins[0]?.localStorage[0]?.value ?? ''
      return { ...person, page: await context.newPage(), call: callerOf(shop.url, token) }
    })
    for (const { context, errors, expected } of opened) {
      await context.close()
      expect(errors.filter((line) => !expected?.test(line))).toEqual([])
    }
  },
})

const callerOf = (url: string, token: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  return { status: answer.status, answer: (await answer.json()) as Row & Row[] } // a list or a row, as the reader knows
}

async function mailsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, ''))
}

/** Returns the mailed link to this page; the outbox sends due mails every second. */
export async function mailedLink(shop: Shop, email: string, page: string): Promise<string> {
  const find = async () => {
    const mails = (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`))
    const text = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).join('\n')
    return new RegExp(`http\\S+/${page}(?:\\?lang=\\w+)?#token=\\S+`).exec(text)?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

export async function listHome(
  agent: Party,
  admin: Party,
  title: string,
  price = '$240,000 - $260,000',
  more: object = {},
): Promise<string> {
  const propertyImage = '/demo/home-04-lake-cabin.webp'
  const words = { title, location: '1 Reed Lane, Ely', price, description: 'Herons live here.' }
  const { answer } = await agent.call('POST', '/allProperty', {
    ...words,
    ...more,
    propertyImage,
    agentImage: '/demo/avatar-1.webp',
  })
  await admin.call('PATCH', `/allProperty/${answer.insertedId}`, { status: 'verified' })
  return String(answer.insertedId)
}

export async function acceptedOffer(buyer: Party, agent: Party, propertyId: string): Promise<string> {
  const { answer } = await buyer.call('POST', '/offeredProperty', {
    propertyId,
    buyingDate: '2099-12-01',
    offerAmount: '250000.50',
  })
  await agent.call('PATCH', `/offeredProperty/${answer.insertedId}`, { status: 'accepted' })
  return String(answer.insertedId)
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
}

export async function payWith(page: Page, number: string, amount = '$250,000.50'): Promise<void> {
  await fillCard(page, number)
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
}
