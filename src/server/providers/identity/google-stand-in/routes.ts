import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults } from 'oidc-provider'
import { screens } from '#contract/screens'
import type { Queryable } from '../../../platform/db/database.ts'
import { answerRefusal } from '../../../platform/http/answer-refusal.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { countTry, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { originOf } from '../../../platform/web-page/origin.ts'
import { TooMany } from '../../../refusal.ts'
import type { Settings } from '../../../settings/settings.ts'
import { accountChooser, failurePage } from './page.ts'
import { googlePersonOf } from './people.ts'
import type { GoogleStandIn } from './provider.ts'
import { googleStyle } from './style.ts'

type Choice = { Params: { uid: string; sub: string } }

type Dependencies = {
  db: Queryable
  settings: Settings
  standInAt: (origin: string) => Promise<GoogleStandIn | undefined>
}

const visits: RateLimit = { what: 'google page of an address', most: 300, seconds: 60 }

export function googleRoutes({ db, settings, standInAt }: Dependencies): FastifyPluginAsync {
  const providerFor = async (request: FastifyRequest) => {
    const standIn = await standInAt(originOf(request, settings.publicUrl))
    if (!standIn) throw new Error('the stand-in for Google is off')
    return standIn.provider
  }

  /** Passes a request to oidc-provider as if that were at the root, and adds our headers to its response. */
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await providerFor(request)
    const { protocol, host } = new URL(provider.issuer)
    const { raw } = request
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    raw.headers.cookie = withoutSession(raw.headers.cookie)
    const path = raw.url ?? ''
    Object.assign(raw, { originalUrl: path, url: path.slice('/google'.length) })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    return provider.callback()(raw, reply.raw)
  }

  /** Passes the completed sign-in on without its query, with which oidc-provider would fail. */
  const resume = (request: FastifyRequest, reply: FastifyReply) => {
    request.raw.url = request.raw.url?.split('?')[0]
    return forward(request, reply)
  }

  const finish = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) => {
    const provider = await providerFor(request)
    const next = await provider
      .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
      .catch(noneWhenOver)
    return reply.redirect(next ?? tooLate, 303)
  }

  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null)) // oidc-provider reads it

    app.setErrorHandler(answerError)

    app.get('/auth', { onRequest: (request) => countTry(db, visits, clientAddress(request)) }, forward)
    app.get('/auth/:uid', resume)
    app.post('/token', forward)
    app.get('/style.css', (_request, reply) => reply.type('text/css').send(googleStyle))

    app.get<Choice>('/choose/:uid', async (request, reply) => {
      const provider = await providerFor(request)
      const details = await provider.interactionDetails(request.raw, reply.raw).catch(noneWhenOver)
      if (details?.uid !== request.params.uid) return reply.redirect(tooLate, 303)
      // The redirect may end at another of our origins, and a form's policy also applies to redirects.
      const formAction = ["'self'", ...settings.corsOrigins].join(' ')
      return reply
        .header('content-security-policy', `default-src 'none'; style-src 'self'; form-action ${formAction}; ${never}`)
        .header('cache-control', 'no-store')
        .type('text/html')
        .send(accountChooser(details.uid))
    })
    app.post<Choice>('/choose/:uid/cancel', (request, reply) => finish(request, reply, cancelled))
    app.post<Choice>('/choose/:uid/:sub', (request, reply) => {
      const person = googlePersonOf(request.params.sub)
      return finish(request, reply, person ? { login: { accountId: person.sub, remember: false } } : cancelled)
    })
  }
}

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof TooMany)) return answerRefusal(error, request, reply)
  return reply.code(429).header('retry-after', error.retryAfter).type('text/html').send(failurePage(error.message))
}

function noneWhenOver(error: unknown): undefined {
  if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error
}

/**
 * Returns the cookies except that of the chosen account, so that each sign-in asks again, also after one in another
 * tab.
 */
const withoutSession = (cookies = '') =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('google_session'))
    .join('; ')

const never = "base-uri 'none'; frame-ancestors 'none'"
const tooLate = `${screens.login}?error=state_mismatch`
const cancelled: InteractionResults = {
  error: 'access_denied',
  error_description: 'You cancelled the sign-in with Google.',
}
