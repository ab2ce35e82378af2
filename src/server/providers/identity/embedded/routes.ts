import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { problemKinds } from '#contract/problem'
import { accessTokens } from '../../../platform/access/access-token.ts'
import { bearerOf } from '../../../platform/access/caller.ts'
import { endSignIn } from '../../../platform/access/sign-in.store.ts'
import { answerRefusal, problem, refusalOf } from '../../../platform/http/answer-refusal.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { originOf } from '../../../platform/web-page/origin.ts'
import { Busy, Refusal, TooMany } from '../../../refusal.ts'
import { withCallContexts } from './call-contexts.ts'
import { orDatabaseFailure } from './database-failures.ts'
import type { Dependencies } from './dependencies.ts'
import { refuseReplacedPassword } from './replaced-password.ts'
import type { ServiceAt } from './service-per-origin.ts'
import { guardTries } from './sign-in-limits.ts'
import { sendWebResponse, webRequest } from './web-request.ts'

const reachable = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-in/social'],
  ['GET', '/callback/google'],
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
  ['GET', '/token'],
  ['POST', '/update-user'],
  ['POST', '/change-password'],
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['POST', '/send-verification-email'],
  ['POST', '/verify-email'],
  ['GET', '/account-security'],
  ['POST', '/two-factor/enable'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/generate-backup-codes'],
  ['POST', '/two-factor/verify-totp'],
  ['POST', '/two-factor/verify-backup-code'],
  ['GET', '/jwks'],
] as const

/**
 * Serves Better Auth under `/api/auth` with our rate limits. Errors are problem documents that also have Better Auth's
 * `code` and `message`.
 */
export function embeddedRoutes({
  db,
  settings,
  passwords,
  serviceAt,
  secret,
}: Dependencies & { serviceAt: ServiceAt }): FastifyPluginAsync {
  const tokens = accessTokens(secret)
  /** Ends the session of the request's access token, which may outlive the session's cookie. */
  const endBearer = async (request: FastifyRequest) => {
    const holder = await tokens.verify(bearerOf(request) ?? '')
    if (holder) await endSignIn(db, holder.signInId)
  }
  return async (app) => {
    app.setErrorHandler(answerError)
    // A form of another site can send text/plain without a preflight request, but not JSON.
    app.removeContentTypeParser('text/plain')
    for (const [method, path] of reachable) {
      app.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const origin = originOf(request, settings.publicUrl)
          refuseForeignPages(request, [origin, ...settings.corsOrigins])
          const call = () =>
            passwords.onBehalfOf(clientAddress(request), async () => {
              const service = await serviceAt(origin)
              return service.auth(webRequest(request, origin))
            })
          const response = await guardTries(db, path, request, () =>
            withCallContexts(() =>
              orDatabaseFailure(() =>
                path === '/sign-in/email' ? refuseReplacedPassword(db, request.body, call) : call(),
              ),
            ),
          )
          if (path === '/sign-out') await endBearer(request)
          if (response.status >= 500) throw new Error(`identity service answered ${response.status}`)
          return sendWebResponse(request, reply, response)
        },
      })
    }
  }
}

/** Refuses requests from other sites' pages. Better Auth doesn't check the origin of every call without a cookie. */
function refuseForeignPages({ headers }: FastifyRequest, ours: string[]): void {
  if (headers.origin !== undefined && !ours.includes(headers.origin)) throw new Refusal('forbidden', 'Invalid origin')
}

function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request)
  const { kind } = refusal
  const { message } = refusal.textsIn(request.language)
  if (!(error instanceof Refusal) && kind !== 'unavailable') return answerRefusal(refusal, request, reply)
  if (refusal instanceof TooMany || refusal instanceof Busy) reply.header('retry-after', refusal.retryAfter)
  if (kind === 'timedOut') reply.header('connection', 'close')
  return reply
    .code(problemKinds[kind].status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem(kind, message, request.id), code: kind, message }))
}
