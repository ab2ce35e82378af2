import * as z from 'zod/mini'
import type { AccountSecurity } from './account-security.ts'
import { identityService, type Reader, readDone, readToken } from './embedded-call.ts'

const readerOf =
  <Shape extends z.ZodMiniType>(shape: Shape): Reader<z.output<Shape>> =>
  (sent) =>
    shape.safeParse(sent).data

const readStatus = readDone('status')
const State = readerOf(z.object({ emailVerified: z.boolean(), hasPassword: z.boolean(), hasSecondFactor: z.boolean() }))
const NewFactor = readerOf(z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }))

export function embeddedSecurity(timeoutMs = 15_000): AccountSecurity {
  const ask = identityService(timeoutMs)
  return {
    state: () => ask('account-security', State),
    async requestPasswordReset(email) {
      await ask('request-password-reset', readStatus, { email })
    },
    async changePassword(change) {
      await ask('change-password', readerOf(z.object({ user: z.object({}) })), change)
    },
    async sendVerification() {
      await ask('send-verification-email', readStatus, {})
    },
    links: {
      resetPassword: async (link) =>
        (await ask('reset-password', readerOf(z.object({ email: z.string() })), link)).email,
      verifyEmail: async (token) =>
        (await ask('verify-email', readerOf(z.object({ verified: z.boolean() })), { token })).verified,
    },
    secondFactor: {
      async begin(password) {
        const { totpURI, backupCodes } = await ask('two-factor/enable', NewFactor, { password })
        return { address: totpURI, recoveryCodes: backupCodes }
      },
      async confirm(code) {
        await ask('two-factor/verify-totp', readToken, { code })
      },
      async turnOff(password) {
        await ask('two-factor/disable', readStatus, { password })
      },
      newRecoveryCodes: async (password) =>
        (
          await ask('two-factor/generate-backup-codes', readerOf(z.object({ backupCodes: z.array(z.string()) })), {
            password,
          })
        ).backupCodes,
    },
  }
}
