import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type DemoName, demoPerson, type Person, registered, signedInState } from './people.ts'

type State = Awaited<ReturnType<typeof signedInState>>

type OfTest = {
  /** The demo account that the browser is signed in with from the start. Such a test must not log out. */
  as: DemoName | undefined
  /** Somebody of this test alone: registered, and signed in nowhere. */
  person: Person
  /** Names what this test brings about on purpose; any other error of the page or failed request fails it. */
  expectTrouble: (...patterns: RegExp[]) => void
}
type OfWorker = { stateOf: (who: DemoName) => Promise<State> }

export { expect }

/** A journey: a browser of its own in which nothing may go wrong unseen. */
export const test = base.extend<OfTest, OfWorker>({
  as: [undefined, { option: true }],
  stateOf: [
    async ({ playwright }, use, { project }) => {
      const known = new Map<DemoName, Promise<State>>()
      await use((who) => {
        const state = known.get(who) ?? signedInState(playwright.request, project.use.baseURL ?? '', demoPerson(who))
        known.set(who, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ as, stateOf }, use) => use(as && (await stateOf(as))),
  person: async ({ playwright, baseURL }, use) => use(await registered(playwright.request, baseURL ?? '')),
  expectTrouble: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const seen = troubleIn(context)
      await use((...patterns) => void expected.push(...patterns))
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Everything that goes wrong on any page of this browser, a line each: refused by the content policy included. */
export function troubleIn(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still loading.
    if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answered: ${response.status()} ${response.url()}`)
  })
  return seen
}
