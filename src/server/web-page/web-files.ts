import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { root } from '../project-root.ts'
import { Refusal } from '../refusal.ts'

const webFolder = join(root, 'dist/web')
const YEAR = 'public, max-age=31536000, immutable'

/** The built page and its files. Every address that is neither a file nor a call gets the page, which shows what is there. */
export async function webFiles(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path.slice(webFolder.length))),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && wantsPage(request)) return sendPage(reply)
    throw new Refusal('notFound', 'There is nothing under this address.')
  })
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

const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html')
