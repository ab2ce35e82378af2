import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

export type MethodsOf = (path: string) => string[]

type Route = { pattern: RegExp; methods: Set<string> }

export function routeMethods(app: FastifyInstance): MethodsOf {
  const routes = new Map<string, Route>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    routes.set(url, route)
    for (const each of [method].flat()) route.methods.add(each)
  })
  return (path) => {
    const matching = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/)
  const source = parts.map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escaped(part))).join('')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`)
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** Refuses an unknown request: with 405 if the path has other methods (RFC 9110 §15.5.6), otherwise with 404. */
export function refuseUnknown(
  { method }: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
  methods: string[],
): never {
  if (methods.length === 0 || methods.includes(method)) throw new Refusal('notFound', t.notFound)
  reply.header('allow', methods.join(', '))
  throw new Refusal('wrongMethod', `This address takes ${methods.join(', ')} only.`)
}
