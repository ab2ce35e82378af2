import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { Password } from './auth-fields.ts'
import { Email } from './email.ts'
import { latinDigits } from './latin-digits.ts'
import { named } from './text.ts'

export const LoginCode = z.object({
  code: z.string().check(z.trim(), z.minLength(1, named(t.required, f.code)), z.overwrite(latinDigits)),
})
export const ForgottenPassword = z.object({ email: Email })
export const NewPassword = z.object({ newPassword: Password })
export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1, named(t.required, f.password))),
  newPassword: Password,
})
