import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language'
import { Refusal } from '../../refusal.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import type { PageLanguage } from '../web-page/page-language.ts'
import type { SecurityHeaders } from '../web-page/security-headers.ts'
import { hasPath, isHost, namesOneHost } from './request-target.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response's texts, from `Accept-Language`; pages have a language of their own. */
    readonly language: Language
  }
}

export const RETRY_SECONDS = 5

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

type Preparation = { headers: SecurityHeaders; answers: PublicAnswers; languageOf: PageLanguage }

export function prepareEveryRequest(app: FastifyInstance, { headers, answers, languageOf }: Preparation): void {
  app.decorateRequest('language', {
    getter() {
      return languageOf('', { 'accept-language': this.headers['accept-language'] })
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (request.url.includes('%00')) throw new Refusal('malformed', 'An address can’t hold the character NUL.')
    if (!hasPath(request.raw)) throw new Refusal('malformed', 'The request’s target is no path of this site.')
    if (!namesOneHost(request.raw)) throw new Refusal('malformed', 'The request needs one Host header, with a host.')
    if (request.host && !isHost(request.host)) throw new Refusal('malformed', 'The proxy names a host that is none.')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!readMethods.has(request.method)) await answers.caughtUp() // so that a client reads its change after the response to it
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS)
  })
}
