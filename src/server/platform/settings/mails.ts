import type * as z from 'zod/mini'
import { wholeNumber } from './values.ts'

/** Environment variables that limit mails to users. */
export const mailEnvironment = {
  MAILS_A_DAY: wholeNumber(20, 1, 1000),
}

export type MailSettings = {
  /** How many mails of each kind a person gets at once in a day; the others are in one digest (P-140). */
  mailsADay: number
}

export const mailSettings = (env: z.infer<z.ZodMiniObject<typeof mailEnvironment>>): MailSettings => ({
  mailsADay: env.MAILS_A_DAY,
})
