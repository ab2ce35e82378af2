import type * as z from 'zod/mini'
import type { Mode } from './mode.ts'
import { optionalFlag } from './values.ts'

export const accountEnvironment = {
  REQUIRE_VERIFIED_EMAIL: optionalFlag,
  REQUIRE_ADMIN_SECOND_FACTOR: optionalFlag,
  REFUSE_COMMON_PASSWORDS: optionalFlag,
}

type Environment = z.infer<z.ZodMiniObject<typeof accountEnvironment>> & {
  SMTP_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  FIREBASE_PROJECT_ID?: string | undefined
}

export function accountProblems(env: Environment, mode: Mode): (string | undefined)[] {
  const { accountMails, requireVerifiedEmail, requireAdminSecondFactor } = accountSettings(env, mode)
  const isUndeliverable = !accountMails || (mode.production && !reachesPeople(env))
  return [
    requireVerifiedEmail && isUndeliverable
      ? 'REQUIRE_VERIFIED_EMAIL needs SMTP_URL and PUBLIC_URL, or the link is never delivered.'
      : undefined,
    requireAdminSecondFactor && usesFirebase(env)
      ? 'REQUIRE_ADMIN_SECOND_FACTOR works with our own identity only, not with Firebase.'
      : undefined,
    env.REFUSE_COMMON_PASSWORDS && usesFirebase(env)
      ? 'REFUSE_COMMON_PASSWORDS works with our own identity only: Firebase has a password policy of its own.'
      : undefined,
  ]
}

export const accountSettings = (env: Environment, { production, demo }: Mode) => ({
  /** True if links can be mailed to users: by Firebase, by SMTP with a fixed public address, or into the outbox. */
  accountMails: usesFirebase(env) || env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, // otherwise the Host header of a request would determine the link's host (P-189)
  requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL ?? (production && !demo && reachesPeople(env)),
  requireAdminSecondFactor: env.REQUIRE_ADMIN_SECOND_FACTOR ?? false,
  /** True if the most used passwords are refused (D-442); otherwise, forms only warn. */
  refuseCommonPasswords: env.REFUSE_COMMON_PASSWORDS ?? (production && !demo && !usesFirebase(env)),
})

const usesFirebase = ({ FIREBASE_PROJECT_ID }: Environment): boolean => FIREBASE_PROJECT_ID !== undefined

const reachesPeople = (env: Environment): boolean =>
  usesFirebase(env) || (env.SMTP_URL !== undefined && env.PUBLIC_URL !== undefined)
