import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type DemoName, demoPerson, type Person, registered, signedInState } from './people.ts'

type State = Awaited<ReturnType<typeof signedInState>>

type OfTest = {
  /** The demo account that the browser starts signed in with. Such a test must not log out. */
  as: DemoName | undefined
  person: Person
  /** Opens a page in another browser that is signed in as this demo account. Errors there fail the test too. */
  pageOf: (who: DemoName) => Promise<Page>
  errors: string[][]
  /** Expects errors that match; any other page error or failed request fails the test. */
  expectErrors: (...patterns: RegExp[]) => void
}
type OfWorker = { stateOf: (who: DemoName) => Promise<State> }

export { expect }

/** A journey fails on any unexpected error in its browser. */
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

/** Missing and restricted pages respond with 404; the test checks their content itself. */
const isOfMissingPage = (text: string, url: string): boolean =>
  /the server responded with a status of 404/.test(text) && !/^https?:\/\/[^/]+\/(api|assets|demo|media)\//.test(url)

/** Collects all errors of the browser's pages, one line each, including violations of the content policy. */
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
