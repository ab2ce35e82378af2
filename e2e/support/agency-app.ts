import { feedServer } from '../../test/feeds/feed-server.ts'
import { test as onShop } from './market-app.ts'

type Agency = Awaited<ReturnType<typeof feedServer>>

/** With the web server of an agency, from which this app alone may fetch feeds. */
export const test = onShop.extend<Record<never, never>, { agency: Agency }>({
  agency: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const agency = await feedServer()
      await use(agency)
      await agency.close()
    },
    { scope: 'worker' },
  ],
  feedsOrigins: [async ({ agency }, use) => use(agency.origin), { scope: 'worker' }],
})
