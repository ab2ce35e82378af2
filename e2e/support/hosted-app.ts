import { appProcess, newDataDir } from '../../test/server/app-process.ts'
import { test as base, expect } from './fixtures.ts'
import { type Outside, outside, playOutside } from './hosted-fakes.ts'

export type Shop = {
  url: string
  outside: Outside
  call: (token: string, method: string, path: string, body: object) => CallResult
}
type CallResult = Promise<Record<string, string>>

export { expect }

/** Runs journeys with Firebase, Stripe and EmailJS, whose hosts are simulated in the browser. */
export const test = base.extend<{ refused: string[] }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const { dataDir, remove } = await newDataDir()
      const world = await outside()
      const program = ['dist/test/hosted-process.js']
      const app = await appProcess({ ...world.settings, DATA_DIR: dataDir }, program)
      await use({ url: app.url, outside: world, call: callerOf(app.url) })
      await app.end('SIGTERM')
      await Promise.all([world.stripe.close(), remove()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  /** The violations of the policy so far, as `connect-src https://elsewhere.example`. */
  refused: [
    async ({ context, shop }, use) => {
      const lines: string[] = []
      await context.exposeBinding('refusedByPolicy', (_, line: string) => void lines.push(line))
      await context.addInitScript(() => {
        const tell = (window as unknown as { refusedByPolicy: (line: string) => void }).refusedByPolicy // the binding above
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          tell(`${effectiveDirective} ${blockedURI}`),
        )
      })
      await playOutside(context, shop.outside)
      await use(lines)
      await context.unrouteAll({ behavior: 'ignoreErrors' }) // a window that has closed may still be answered
    },
    { auto: true },
  ],
})

const callerOf =
  (url: string) =>
  async (token: string, method: string, path: string, body: object): CallResult => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, string>
  }
