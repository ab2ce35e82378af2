import * as z from 'zod/mini'
import { OperatorError } from '../../operator-error.ts'
import { gathered } from './problems.ts'

const yesOrNo = z.optional(z.enum(['true', 'false', '1', '0'], 'must be true or false'))

/** What accounts have to have before they may do more than look and wish. */
export const accountEnvironment = {
  REQUIRE_VERIFIED_EMAIL: yesOrNo,
  REQUIRE_ADMIN_SECOND_FACTOR: yesOrNo,
}

type Environment = z.infer<z.ZodMiniObject<typeof accountEnvironment>>

export type AccountSettings = {
  /** Whether links can be mailed to people: by Firebase, by SMTP with an address of ours that nobody can choose, or to the outbox. */
  accountMails: boolean
  /** New accounts can offer, list and review, and be the first admin, only once their address is verified. */
  requireVerifiedEmail: boolean
  /** Admins can do what only an admin may once they have a second factor. */
  requireAdminSecondFactor: boolean
}

type Mode = { production: boolean; demo: boolean; smtpUrl?: string; publicUrl?: string; firebase: boolean }

/** Settings that would lock everybody out are an `OperatorError`. */
export function accountSettings(env: Environment, mode: Mode): AccountSettings {
  const { production, demo, smtpUrl, publicUrl, firebase } = mode
  // Without PUBLIC_URL the sender of a request names the host of the link that somebody else gets (P-189).
  const accountMails = firebase || smtpUrl === undefined || publicUrl !== undefined
  const reachesPeople = firebase || (smtpUrl !== undefined && publicUrl !== undefined)
  const requireVerifiedEmail = isOn(env.REQUIRE_VERIFIED_EMAIL) ?? (production && !demo && reachesPeople)
  const requireAdminSecondFactor = isOn(env.REQUIRE_ADMIN_SECOND_FACTOR) ?? false
  gathered({
    mails: () => {
      if (requireVerifiedEmail && (!accountMails || (production && !reachesPeople)))
        throw new OperatorError('REQUIRE_VERIFIED_EMAIL needs SMTP_URL and PUBLIC_URL, or nobody gets the link.')
    },
    secondFactor: () => {
      if (requireAdminSecondFactor && firebase)
        throw new OperatorError('REQUIRE_ADMIN_SECOND_FACTOR works with our own identity only, not with Firebase.')
    },
  })
  return { accountMails, requireVerifiedEmail, requireAdminSecondFactor }
}

const isOn = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true' || text === '1'
