import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { type JwtOptions, jwt } from 'better-auth/plugins/jwt'
import { MIN_PASSWORD_LENGTH } from '#contract/auth-fields'
import { screens } from '#contract/screens'
import type { Database } from '../../../platform/db/database.ts'
import {
  identityAccounts,
  identityKeys,
  identitySessions,
  identityTwoFactors,
  identityUsers,
  identityVerifications,
} from '../../../platform/db/tables/identity.ts'
import type { Log } from '../../../platform/logging/log.ts'
import { shown } from '../../../platform/logging/logged-error.ts'
import { checkAccount, explainLostRace } from './account-checks.ts'
import { withAddresses } from './address-alias.ts'
import { changePassword } from './change-password.ts'
import { claimAccounts } from './claim-account.ts'
import { noticed } from './database-failures.ts'
import type { Dependencies } from './dependencies.ts'
import { AUDIENCE, ID_TOKEN_LIFETIME, ISSUER, sessionClaims } from './id-token.ts'
import { mailLinks } from './mail-links.ts'
import { MAX_VERIFIED_PASSWORD_LENGTH } from './password-hashing.ts'
import { providerTimeouts } from './provider-timeouts.ts'
import { secondFactor } from './second-factor.ts'
import { signInToken } from './sign-in-token.ts'
import { signingKeys } from './signing-keys.ts'
import { ADDRESS_HEADER } from './web-request.ts'

export type AuthService = (request: Request) => Promise<Response>

const DAY = 60 * 60 * 24

export function authService(
  { db, secret, settings, log, passwords, events }: Dependencies,
  origin: string,
  plugins: BetterAuthPlugin[] = [],
): AuthService {
  const idTokens = {
    disableSettingJwtHeader: true,
    adapter: signingKeys(db, secret),
    jwks: { keyPairConfig: { alg: 'ES256' }, rotationInterval: 90 * DAY },
    jwt: {
      issuer: ISSUER,
      audience: AUDIENCE,
      expirationTime: ID_TOKEN_LIFETIME,
      definePayload: ({ user: { email, emailVerified, name, image }, session }) => ({
        ...sessionClaims(session),
        email,
        email_verified: emailVerified,
        name,
        ...(image && { picture: image }),
      }),
    },
  } satisfies JwtOptions
  const service = betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret: `identity:${secret}`,
    trustedOrigins: settings.corsOrigins,
    database: (options: BetterAuthOptions) => noticed(withAddresses(tables(db)(options))),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_VERIFIED_PASSWORD_LENGTH,
      password: passwords,
    },
    ...(settings.googleClient && { socialProviders: { google: googleOf(settings.googleClient) } }),
    account: { accountLinking: { disableImplicitLinking: true } }, // a Google sign-in is not linked to an account with a password
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    onAPIError: { errorURL: screens.login, onError: throwBug },
    hooks: { before: checkAccount({ db, passwords, events, settings }), after: explainLostRace },
    plugins: [
      jwt(idTokens),
      secondFactor({ db, settings }),
      changePassword(db, events),
      mailLinks({ db, events, settings }, origin),
      ...plugins,
      providerTimeouts(),
      signInToken(idTokens), // after the second factor, which may have revoked the session
      claimAccounts(db, events.transferAccount), // last: it wraps the existing providers
    ],
    rateLimit: { enabled: false }, // ours apply before it, in routes.ts
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, ...parts) => logComplaint(log, parts) },
    advanced: {
      cookiePrefix: 'keyhaven',
      // Explicit: under NODE_ENV=test both checks would be off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  })
  return service.handler
}

const tables = (db: Database) =>
  drizzleAdapter(db, {
    provider: 'pg',
    transaction: true, // otherwise a crash between two rows would leave an e-mail that can neither be registered nor used
    schema: {
      user: identityUsers,
      session: identitySessions,
      account: identityAccounts,
      verification: identityVerifications,
      twoFactor: identityTwoFactors,
      jwks: identityKeys,
    },
  })

const googleOf = ({ id, secret }: { id: string; secret: string }) =>
  ({ clientId: id, clientSecret: secret, prompt: 'select_account' }) as const

/**
 * Throws an error that is no refusal, so that our error handler logs it with the request's id. Refusals become
 * responses.
 */
function throwBug(error: unknown): void {
  if (!isAPIError(error)) throw error
}

/**
 * Logs a message of Better Auth with its error. Its other details are omitted, because they may contain personal data.
 */
function logComplaint(log: Log, parts: unknown[]): void {
  const message = parts.find((part) => typeof part === 'string') ?? 'failed'
  log.warn({ err: parts.find((part) => part instanceof Error) }, `identity: ${shown(message)}`)
}
