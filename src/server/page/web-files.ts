import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import type { Tag } from '../answer-cache/tags.ts'
import { encodesItself, sendFinished } from '../http/finished-reply.ts'
import { root } from '../project-root.ts'
import { Refusal } from '../refusal.ts'
import { originOf, pageKey } from '../web-page/origin.ts'
import { type Known, pageSecurity } from '../web-page/security-headers.ts'
import { pageDocuments } from './page-document.ts'
import { type Asked, idIn, publicPages } from './public-pages.ts'
import { type Build, readBuild } from './read-build.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** What the rendered screens show: homes with whether they are under offer, their agents, and reviews. */
const madeOfScreens: Tag[] = ['property', 'offer', 'app_user', 'review']

type MakePage = (asked: Asked) => Promise<string>
const HTML = { 'content-type': 'text/html; charset=utf-8' }

type Given = { settings: Known; answers: PublicAnswers }
export type WebFiles = Given & {
  /** The built page; what is in the project's own `dist` unless given. */
  page?: Build
}

/** The built page and its files. Every address that is neither a file nor a call gets the page, which shows what is there. */
export async function webFiles(app: FastifyInstance, { page, ...given }: WebFiles): Promise<void> {
  const build = page ?? (await readBuild(join(root, 'dist')))
  if (build) await serveBuild(app, build, given)
  else app.setNotFoundHandler(() => refuseUnknown())
}

async function serveBuild(app: FastifyInstance, build: Build, { settings, answers }: Given): Promise<void> {
  const { folder } = build
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    preCompressed: true, // scripts and styles, by the build
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path.slice(folder.length))),
  })
  const documents = pageDocuments(build)
  const pages = publicPages(app, { ...build, documents })
  const security = pageSecurity(settings, documents.hashes)
  const origin = originOf(settings)

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    madeOf: Tag[],
    make: () => Promise<string>,
  ) => {
    const answer = await answers.answerTo(key, madeOf, async () => ({ body: await make(), headers: HTML }))
    return sendFinished(answers, request, reply.headers(security), answer)
  }
  const askedIn = (request: FastifyRequest): Asked => {
    const [path = '/', search = ''] = request.url.split(/(?=\?)/)
    return { path, search, origin: origin(request), client: request.ip }
  }
  /** What tells nothing of its address but which screen it is. */
  const sendPlain = (request: FastifyRequest, reply: FastifyReply) => {
    const asked = askedIn(request)
    const screen = build.privateScreenAt(asked.path, asked.search)?.module ?? 'any screen'
    return send(request, reply, `${screen} of ${asked.origin}`, [], () => pages.plain(asked))
  }

  /**
   * Sends a page, kept until what it is made of changes; or the plain one where that can't be had: the browser asks again, and says
   * what is wrong. Where no setting names the site, a page names the host that was asked, and is kept for that one.
   */
  const page =
    (madeOf: (path: string) => Tag[], make: MakePage, nameOf = ({ path }: Asked) => path) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = askedIn(request)
      const key = settings.publicUrl ? nameOf(asked) : pageKey(nameOf(asked), asked.origin)
      try {
        return await send(request, reply, key, madeOf(asked.path), () => make(asked))
      } catch (error) {
        if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'a page was sent without its data')
        return sendPlain(request, reply)
      }
    }
  app.get(
    '/',
    encodesItself,
    page(() => madeOfScreens, pages.home),
  )
  app.get(
    '/agent/:id',
    encodesItself,
    page(() => madeOfScreens, pages.agent),
  )
  app.get(
    '/propertyDetails/:id',
    encodesItself,
    page((path) => [`property:${idIn(path)}`, 'app_user'], pages.property),
  )
  app.get(
    '/allProperty',
    encodesItself,
    page(
      () => ['property'],
      pages.list,
      ({ path, search }) => (search ? `${path} with a search` : path),
    ),
  )
  app.setNotFoundHandler((request, reply) => (wantsPage(request) ? sendPlain(request, reply) : refuseUnknown()))
}

function refuseUnknown(): never {
  throw new Refusal('notFound', 'There is nothing under this address.')
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|assets|demo|media)(\/|$)/.test(path)) return false
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
}

/** File names under /assets carry a hash of their content; the demo's pictures never change under their name. */
function cacheOf(path: string): string {
  if (path.startsWith('/assets/')) return YEAR
  return path.startsWith('/demo/') ? 'public, max-age=604800' : 'no-cache'
}
