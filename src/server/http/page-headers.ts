import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Paged } from '#contract/list'

/** Says where the next page is, how many rows there are in all (P-50), and what was searched for where that is not what was sent (P-82). */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, page: Paged<unknown>): void {
  reply.header('x-total-count', String(page.total))
  if (page.searchedFor !== undefined) reply.header('x-searched-for', encodeURIComponent(page.searchedFor))
  if (page.next === undefined) return
  const next = new URL(request.url, 'http://here') // only its path and query are used
  next.searchParams.set('cursor', page.next)
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
}
