import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type DemoName, demoPerson, type Person, registered, signedInState } from './people.ts'

type State = Awaited<ReturnType<typeof signedInState>>

type OfTest = {
  /** The demo account that the browser is signed in with from the start. Such a test must not log out. */
  as: DemoName | undefined
  /** A person of this test alone: registered, and signed in nowhere. */
  person: Person
  /** A page of another browser, in which this demo account is signed in. Nothing may go wrong there either. */
  pageOf: (who: DemoName) => Promise<Page>
  /** The errors so far, a list for each browser. */
  errors: string[][]
  /** Names what this test brings about on purpose; any other error of the page or failed request fails it. */
  expectErrors: (...patterns: RegExp[]) => void
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
  pageOf: async ({ browser, baseURL, stateOf, errors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (who) => {
      const context = await browser.newContext({ baseURL, locale: 'en-US', storageState: await stateOf(who) })
      contexts.push(context)
      errors.push(errorsIn(context))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  errors: async ({ context }, use) => use([errorsIn(context)]),
  expectErrors: [
    async ({ errors }, use) => {
      const expected: RegExp[] = []
      await use((...patterns) => void expected.push(...patterns))
      expect(errors.flat().filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** A page of nothing, and of a home that only some may see, is answered 404; what it shows is for the test to look at. */
const isOfMissingPage = (text: string, url: string): boolean =>
  /the server responded with a status of 404/.test(text) && !/^https?:\/\/[^/]+\/(api|assets|demo|media)\//.test(url)

/** Everything that goes wrong on any page of this browser, a line each: refused by the content policy included. */
export function errorsIn(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    if (isOfMissingPage(message.text(), message.location().url)) return
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still loading.
    if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    const isMissingPage = response.status() === 404 && response.request().isNavigationRequest()
    if (response.status() >= 400 && !isMissingPage) seen.push(`answered: ${response.status()} ${response.url()}`)
  })
  return seen
}
