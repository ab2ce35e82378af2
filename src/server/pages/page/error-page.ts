import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { brandKey } from '#contract/brand'
import { inLanguage, type Language } from '#contract/language'
import type { Prerendering } from '#contract/prerendering'
import { screenHead } from '#contract/screen-head'
import { screens } from '#contract/screens'
import { answerRefusal } from '../../platform/http/answer-refusal.ts'
import { addVary, sendAnswer } from '../../platform/http/finished-reply.ts'
import type { PageLanguage } from '../../platform/web-page/page-language.ts'
import type { SecurityHeaders } from '../../platform/web-page/security-headers.ts'
import type { Documents } from './page-document.ts'
import { headOf } from './page-head.ts'

export type SendErrorPage = (request: FastifyRequest, reply: FastifyReply, status: 400 | 404) => Promise<FastifyReply>
type Dependencies = Pick<Prerendering, 'errorPageAt'> & {
  documentsIn: (language: Language) => Documents
  languageOf: PageLanguage
  security: () => SecurityHeaders
}

export function errorPages({ errorPageAt, documentsIn, languageOf, security }: Dependencies): SendErrorPage {
  const rendered = new Map<string, Promise<string>>() // only whether there is a frame depends on the address
  const renderedAt = (path: string, language: Language): Promise<string> => {
    const shown = isAlone(path) ? `${screens.login}/none` : '/none'
    const key = `${shown} in ${language} ${brandKey()}`
    const known = rendered.get(key) ?? errorPageAt(shown, language)
    rendered.set(key, known)
    return known
  }
  return async (request, reply, status) => {
    const language = languageOf(request.url, request.headers)
    const head = inLanguage(language, () => headOf(screenHead('/none'), ''))
    const body = documentsIn(language).missing(head, await renderedAt(request.url, language))
    return sendUnlisted(request, reply.code(status).headers(security()), body)
  }
}

export const sendUnlisted = (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> =>
  sendAnswer(request, reply, {
    body: html,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Returns true for the pages of sign-in and registration, which have no navigation bar and footer (P-4). */
const isAlone = (path: string): boolean => /login|registration/i.test(path)

const OF_NO_PAGE = /^\/(api|assets|demo|media)(\/|$)/

export const mayBePage = (path: string): boolean => !OF_NO_PAGE.test(path)

export function answerBadAddress(
  sendErrorPage: SendErrorPage | undefined,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { method, url, headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  addVary(reply, 'Accept')
  if (!sendErrorPage || !isRead || !mayBePage(url) || !headers.accept?.includes('text/html'))
    return void answerRefusal(error, request, reply)
  reply.header('x-request-id', request.id)
  sendErrorPage(request, reply, 400).catch((failure: Error) => answerRefusal(failure, request, reply))
}
