import * as z from 'zod/mini'
import type { AccountSecurity } from './account-security.ts'
import type { Reads } from './embedded-answers.ts'
import { identityService } from './embedded-call.ts'

const of =
  <Shape extends z.ZodMiniType>(shape: Shape): Reads<z.output<Shape>> =>
  (sent) =>
    shape.safeParse(sent).data

const Done = of(z.object({ status: z.boolean() }))
const State = of(z.object({ emailVerified: z.boolean(), hasPassword: z.boolean(), hasSecondFactor: z.boolean() }))
const Begun = of(z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }))

/** The account at the identity service inside our own server. */
export function embeddedSecurity(timeoutMs = 15_000): AccountSecurity {
  const ask = identityService(timeoutMs)
  return {
    state: () => ask('account-security', State),
    async requestPasswordReset(email) {
      await ask('request-password-reset', Done, { email })
    },
    async changePassword(change) {
      await ask('change-password', of(z.object({ user: z.object({}) })), change)
    },
    async sendVerification() {
      await ask('send-verification-email', Done, {})
    },
    links: {
      resetPassword: async (link) => (await ask('reset-password', of(z.object({ email: z.string() })), link)).email,
      verifyEmail: async (token) =>
        (await ask('verify-email', of(z.object({ verified: z.boolean() })), { token })).verified,
    },
    secondFactor: {
      async begin(password) {
        const { totpURI, backupCodes } = await ask('two-factor/enable', Begun, { password })
        return { address: totpURI, recoveryCodes: backupCodes }
      },
      async confirm(code) {
        await ask('two-factor/verify-totp', of(z.object({ token: z.string() })), { code })
      },
      async turnOff(password) {
        await ask('two-factor/disable', Done, { password })
      },
      newRecoveryCodes: async (password) =>
        (
          await ask('two-factor/generate-backup-codes', of(z.object({ backupCodes: z.array(z.string()) })), {
            password,
          })
        ).backupCodes,
    },
  }
}
