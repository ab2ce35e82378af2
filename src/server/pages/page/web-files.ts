import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language'
import { screenHead } from '#contract/screen-head'
import { screens } from '#contract/screens'
import type { PublicAnswers } from '../../platform/answer-cache/public-answers.ts'
import type { Database } from '../../platform/db/database.ts'
import { awaitsContinue } from '../../platform/http/expect-continue.ts'
import { addVary, encodesItself, sendFinished } from '../../platform/http/finished-reply.ts'
import { type MethodsOf, refuseUnknown } from '../../platform/http/wrong-method.ts'
import { originOf, pageKey } from '../../platform/web-page/origin.ts'
import { languageInAddress, type PageLanguage } from '../../platform/web-page/page-language.ts'
import { type HeaderSettings, pageSecurity, type SecurityHeaders } from '../../platform/web-page/security-headers.ts'
import { sizeOfPicture } from '../../product/image/picture-size.ts'
import { type PublicTag, tagsOfProperty } from '../../product/tables/public-tags.ts'
import { root } from '../../project-root.ts'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { brandStyle } from './brand-style.ts'
import { errorPages, mayBePage, type SendErrorPage, sendUnlisted } from './error-page.ts'
import { iconRoutes } from './icon.routes.ts'
import { manifestRoutes } from './manifest.routes.ts'
import { hashOf, pageDocuments } from './page-document.ts'
import { idIn, type PageInLanguage, type PageRequest, publicPages } from './public-pages.ts'
import { type Build, readBuild } from './read-build.ts'

const YEAR = 'public, max-age=31536000, immutable'

const madeOfScreens: PublicTag[] = ['property', 'offer', 'app_user', 'review']

type MakePage = (pageRequest: PageRequest) => Promise<string>
const HTML = { 'content-type': 'text/html; charset=utf-8' }

export type PageSettings = HeaderSettings & Pick<Settings, 'languages'>
type PageDependencies = { db: Database; settings: PageSettings; answers: PublicAnswers; methodsOf: MethodsOf }
export type WebFiles = PageDependencies & { site: WebSite | undefined }

export type WebSite = {
  build: Build
  pageIn: (language: Language) => PageInLanguage
  languageOf: PageLanguage
  security: () => SecurityHeaders
  sendErrorPage: SendErrorPage
}

/**
 * Reads the built web pages, by default from the project's `dist`. Returns undefined without a build; then only the API
 * is served.
 */
export async function webSite(
  page: Build | undefined,
  settings: PageSettings,
  languageOf: PageLanguage,
): Promise<WebSite | undefined> {
  const build = page ?? (await readBuild(join(root, 'dist'), settings.languages))
  if (!build) return undefined
  const pages = new Map(
    settings.languages.map((language) => {
      const page = build.pages[language]
      if (!page) throw new Error(`the build has no pages in ${language}`)
      return [language, { documents: pageDocuments(page), filesOf: page.filesOf }]
    }),
  )
  const pageIn = (language: Language): PageInLanguage => {
    const page = pages.get(language)
    if (!page) throw new Error(`${language} is no language of this site`)
    return page
  }
  const hashes = [...pages.values()].map(({ documents }) => documents.hashes)
  const inline = {
    script: [...new Set(hashes.flatMap(({ script }) => script))],
    style: [...new Set(hashes.flatMap(({ style }) => style))],
  }
  const own = pageSecurity(settings, inline)
  const security = () => {
    const branded = brandStyle()
    return branded ? pageSecurity(settings, { ...inline, style: [...inline.style, hashOf(branded.styles)] }) : own
  }
  const documentsIn = (language: Language) => pageIn(language).documents
  return {
    build,
    pageIn,
    languageOf,
    security,
    sendErrorPage: errorPages({ ...build, documentsIn, languageOf, security }),
  }
}

/** Serves the web pages and static files. Every address that is neither a file nor an API call gets a page. */
export async function webFiles(app: FastifyInstance, { site, ...dependencies }: WebFiles): Promise<void> {
  const answerUnknown: AnswerUnknown = site
    ? await serveSite(app, site, dependencies)
    : async (request, reply) => refuseUnknown(request, reply, dependencies.methodsOf(pathOf(request.url)))
  app.setNotFoundHandler(answerUnknown)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && awaitsContinue(request.raw)) return answerUnknown(request, reply)
  })
}

type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

async function serveSite(app: FastifyInstance, site: WebSite, dependencies: PageDependencies): Promise<AnswerUnknown> {
  const { db, settings, answers, methodsOf } = dependencies
  const { build, pageIn, languageOf, security, sendErrorPage } = site
  const { languages } = settings
  await app.register(fastifyStatic, {
    root: build.folder,
    wildcard: true,
    index: false,
    preCompressed: true, // scripts and styles, by the build
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path.slice(build.folder.length))),
  })
  manifestRoutes(app, build.folder)
  iconRoutes(app)
  const pages = publicPages(app, { ...build, pageIn, languages, sizeOf: (address) => sizeOfPicture(db, address) })
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    madeOf: PublicTag[],
    make: () => Promise<string>,
  ) => {
    const headers = { ...HTML, 'content-language': languageOf(request.url, request.headers) }
    const answer = await answers.answerTo(key, madeOf, async () => ({ body: await make(), headers }))
    if (languages.length > 1) addVary(reply, 'Accept-Language, Cookie')
    return sendFinished(answers, request, reply.headers(security()), answer)
  }
  const pageRequestOf = (request: FastifyRequest): PageRequest => {
    const [path = '/', search = ''] = request.url.split(/(?=\?)/)
    const language = languageOf(request.url, request.headers)
    const named = languages.length > 1 && languageInAddress(search) === language ? language : undefined
    return { path, search, origin: originOf(request, settings.publicUrl), client: request.ip, language, named }
  }
  const sendPlain = (request: FastifyRequest, reply: FastifyReply, isUncertain = false) => {
    const pageRequest = pageRequestOf(request)
    const { title = '', path } = screenHead(pageRequest.path, pageRequest.search)
    const kind = path ? addressOf({ ...pageRequest, path }) : isUncertain ? 'for now' : 'unlisted'
    const key = pageKey({ ...pageRequest, path: ['screen', title, kind].join(' ') }, settings)
    return send(request, reply, key, [], () => pages.plain(pageRequest, isUncertain))
  }

  /** Sends a page with status 404, because a signed-in user may still see content at this address. */
  const sendGone = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = await pages.gone(pageRequestOf(request))
    if (html === undefined) return sendErrorPage(request, reply, 404)
    return sendUnlisted(request, reply.code(404).headers(security()), html)
  }

  /**
   * Returns a handler that sends a page, cached until its data changes. If rendering fails, it sends the page without
   * data: the browser then loads the data and shows any error. Without PUBLIC_URL, pages are cached for each requested
   * host.
   */
  const page =
    (madeOf: (path: string) => PublicTag[], make: MakePage, nameOf: (request: PageRequest) => string = addressOf) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const pageRequest = pageRequestOf(request)
      const key = pageKey({ ...pageRequest, path: nameOf(pageRequest) }, settings)
      try {
        return await send(request, reply, key, madeOf(pageRequest.path), () => make(pageRequest))
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'notFound') return sendGone(request, reply)
        const isUncertain = !(error instanceof Refusal)
        if (isUncertain) request.log.warn({ err: error }, 'a page was sent without its data')
        return sendPlain(request, reply, isUncertain)
      }
    }
  app.get(
    screens.home,
    encodesItself,
    page(() => madeOfScreens, pages.home),
  )
  app.get(
    screens.agent,
    encodesItself,
    page(() => madeOfScreens, pages.agent),
  )
  for (const path of [screens.terms, screens.privacy])
    app.get(
      path,
      encodesItself,
      page(() => [], pages.text),
    )
  app.get(
    screens.propertyDetails,
    encodesItself,
    page((path) => tagsOfProperty(idIn(path)), pages.property),
  )
  app.get(
    screens.allProperty,
    encodesItself,
    page(
      () => ['property'],
      pages.list,
      ({ path, search }) => (search ? `${path} with a search` : path),
    ),
  )
  let files: Promise<Set<string>> | undefined
  const isFile = async (path: string) => {
    // Only now, as listing them takes a start as long as its page; after a failure, the next request tries again.
    files ??= filesIn(build.folder).catch((error: unknown) => {
      files = undefined
      throw error
    })
    return (await files).has(path)
  }
  return async (request, reply) => {
    const path = pathOf(request.url)
    const isScreen = build.isScreen(path)
    const byRoute = methodsOf(path)
    const methods = byRoute.length === 0 && (isScreen || (await isFile(path))) ? READS : byRoute
    const isPage = READS.includes(request.method) && mayBePage(path) && (isScreen || !isOfOtherMethod(request, methods))
    if (!isPage) refuseUnknown(request, reply, methods)
    if (isScreen) return sendPlain(request, reply)
    addVary(reply, 'Accept')
    if (!acceptsHtml(request)) refuseUnknown(request, reply, [])
    return sendErrorPage(request, reply, 404)
  }
}

const READS = ['GET', 'HEAD']

const isOfOtherMethod = ({ method }: FastifyRequest, methods: string[]): boolean =>
  methods.length > 0 && !methods.includes(method)

const acceptsHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /text\/html|\*\/\*/.test(accept)

/** The address of a page without what doesn't change it. */
const addressOf = ({ path, named }: Pick<PageRequest, 'path' | 'named'>) => (named ? `${path}?lang=${named}` : path)

const pathOf = (url: string): string => url.split('?')[0] ?? ''

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map(({ parentPath, name }) => join('/', relative(folder, parentPath), name)))
}

/**
 * Returns the `cache-control` header. Files under /assets have a hash in their name, and the demo's pictures never
 * change.
 */
function cacheOf(path: string): string {
  if (path.startsWith('/assets/')) return YEAR
  return path.startsWith('/demo/') ? 'public, max-age=604800' : 'no-cache'
}
