import type { FastifyInstance } from 'fastify'
import type { PublicAgent } from '#contract/agent'
import { inLanguage, type Language } from '#contract/language'
import type { CallAnswer, Prerendering } from '#contract/prerendering'
import type { Property } from '#contract/property'
import { screenHead } from '#contract/screen-head'
import type { Site } from '#contract/site'
import * as t from '#messages/refusals'
import type { PictureSize } from '../../product/image/picture-size.ts'
import { Refusal } from '../../refusal.ts'
import type { Documents } from './page-document.ts'
import { headOf, type PageHead } from './page-head.ts'
import { agentHead, homeHead, propertyHead } from './public-heads.ts'

const MAX_WAIT_MS = 2_000

/**
 * A request for a page. `search`: the query string with its `?`. `origin`: the site's, as in links. `client`: the
 * caller's network address. `named`: the page's language if the address names it.
 */
export type PageRequest = {
  path: string
  search: string
  origin: string
  client: string
  language: Language
  named: Language | undefined
}
type Dependencies = Prerendering & {
  pageIn: (language: Language) => PageInLanguage
  languages: Language[]
  sizeOf: (address: string) => Promise<PictureSize | undefined>
}
/** A built page in one language. `filesOf`: returns the addresses of a page's scripts by its module. */
export type PageInLanguage = { documents: Documents; filesOf: (module: string) => string[] }
type HeadFrom = (bodies: unknown[]) => PageHead | Promise<PageHead>
type PublicCall = (address: string, client: string) => Promise<CallAnswer>

/**
 * Renders public pages with data from anonymous requests to public endpoints, so that a page never contains anything
 * that the API would not show an anonymous visitor (D-210). The browser loads data that is not available in time.
 */
export function publicPages(app: FastifyInstance, dependencies: Dependencies) {
  const { pageIn, languages, publicScreenAt, privateScreenAt, sizeOf } = dependencies
  const ask = callAnonymously(app)
  const headFor = ({ language, named, origin }: PageRequest, head: PageHead) =>
    inLanguage(language, () => headOf({ ...head, languages, named }, origin))

  const rendered = async (
    request: PageRequest,
    headFrom: HeadFrom,
  ): Promise<{ head: string; html: string; state: string } | undefined> => {
    const { path, client, language } = request
    const screen = publicScreenAt(path, language)
    if (!screen) return undefined
    const answers = await inTime(Promise.all(screen.calls.map((call) => ask(call, client))))
    const { html, state } = await screen.render(answers)
    const about = await headFrom(answers.map(({ body }) => body))
    return { head: headFor(request, { ...about, preload: screen.firstPicture(answers) }), html, state }
  }

  return {
    home: async (request: PageRequest): Promise<string> => {
      const screen = await rendered(request, () => inLanguage(request.language, () => homeHead(request.origin)))
      return screen ? pageIn(request.language).documents.home(screen.head, screen) : waiting(request)
    },
    agent: async (request: PageRequest): Promise<string> => {
      const screen = await rendered(request, async ([, body]) => {
        const agent = body as PublicAgent // its second call
        const size = await sizeOf(agent.photoURL ?? '')
        return inLanguage(request.language, () => agentHead(agent, request.origin, size))
      })
      return screen ? pageIn(request.language).documents.rendered(screen.head, screen) : waiting(request)
    },
    text: async (request: PageRequest): Promise<string> => {
      const screen = await rendered(request, () => headAt(request))
      return screen ? pageIn(request.language).documents.rendered(screen.head, screen) : waiting(request)
    },
    list: (request: PageRequest): Promise<string> => waiting(request),
    /** Returns the page of a home. The body waits for the session; the head describes the home if that is public. */
    property: (request: PageRequest): Promise<string> =>
      waiting(request, async ([site, body]) => {
        const home = body as Property
        const size = await sizeOf(home.propertyImage)
        const { currency } = site as Site // its two calls
        return inLanguage(request.language, () => propertyHead(home, currency, request.origin, size))
      }),
    /**
     * Returns the page for a resource that is deleted or not public but may be visible to some signed-in users;
     * `undefined` if the address has no such screen.
     */
    gone: async (request: PageRequest): Promise<string | undefined> =>
      privateScreenAt(request.path, request.search, request.language) && waiting(request, () => headAt(request), []),
    /**
     * Returns the page of a screen without data. `isUncertain`: the data could not be read, so the head leaves open
     * whether the page may be indexed.
     */
    plain: (request: PageRequest, isUncertain: boolean): Promise<string> =>
      waiting(request, () => ({ ...headAt(request), isUncertain }), []),
  }

  /**
   * Returns a page with the part that its screen shows until the session is known; an empty page if the address has no
   * such screen. `answers`: used instead of API requests.
   */
  async function waiting(
    request: PageRequest,
    headFrom: HeadFrom = () => headAt(request),
    answers?: CallAnswer[],
  ): Promise<string> {
    const { path, search, client, language } = request
    const { documents, filesOf } = pageIn(language)
    const screen = privateScreenAt(path, search, language)
    if (!screen) return documents.shell(headFor(request, await headFrom([])))
    const known = answers ?? (await inTime(Promise.all(screen.calls.map((call) => ask(call, client)))))
    const head = headFor(request, await headFrom(known.map(({ body }) => body)))
    return documents.waiting(head, await screen.render(known), filesOf(screen.module))
  }
}

const headAt = ({ path, search, language }: PageRequest): PageHead =>
  inLanguage(language, () => screenHead(path, search))

export const idIn = (path: string): string => path.split('/')[2] ?? ''

/**
 * Returns a function that requests a public endpoint within this process, under the rate limits of the client's
 * address. It throws for any status but 200.
 */
const callAnonymously =
  (app: FastifyInstance): PublicCall =>
  async (address, client) => {
    const { statusCode, headers, body } = await app.inject({ url: `/api${address}`, remoteAddress: client })
    if (statusCode === 404) throw new Refusal('notFound', t.notFound)
    if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}`)
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return { body: JSON.parse(body), headers: Object.fromEntries(texts) }
  }

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a page’s data took too long')), MAX_WAIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
