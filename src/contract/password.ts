import * as z from 'zod/mini'
import { Password } from './auth-fields.ts'
import { Email } from './email.ts'

export const LoginCode = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Code is required')) })
export const ForgottenPassword = z.object({ email: Email })
export const NewPassword = z.object({ newPassword: Password })
export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Password is required')),
  newPassword: Password,
})
