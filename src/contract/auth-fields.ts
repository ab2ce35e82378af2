import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { Email } from './email.ts'
import { canBeKept, named } from './text.ts'
import { PersonName, PhotoUrl } from './user-fields.ts'

export const MIN_PASSWORD_LENGTH = 6
const MAX_PASSWORD_LENGTH = 20

export const Password = z.string(named(t.required, f.password)).check(
  z.minLength(1, { ...named(t.required, f.password), abort: true }),
  z.minLength(MIN_PASSWORD_LENGTH, {
    error: () => f.passwordTooShort({ least: MIN_PASSWORD_LENGTH }),
    abort: true,
  }),
  z.maxLength(MAX_PASSWORD_LENGTH, {
    error: () => f.passwordTooLong({ most: MAX_PASSWORD_LENGTH }),
    abort: true,
  }),
  z.refine((text) => [/[A-Z]/, /[a-z]/, /\d/, /[#?!@$%^&*-]/].every((kind) => kind.test(text)), {
    error: () => f.passwordTooSimple(),
  }),
  canBeKept(f.password),
)

export const Login = z.object({ email: Email, password: Password })
export const Registration = z.object({ name: PersonName, photoURL: PhotoUrl, email: Email, password: Password })
