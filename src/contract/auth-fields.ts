import * as z from 'zod/mini'
import { Email } from './email.ts'
import { canBeKept } from './text.ts'
import { PersonName, PhotoUrl } from './user-fields.ts'

export const MIN_PASSWORD_LENGTH = 6
const MAX_PASSWORD_LENGTH = 20

export const Password = z.string('Password is required').check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(MIN_PASSWORD_LENGTH, { error: `Password length have to ${MIN_PASSWORD_LENGTH}`, abort: true }),
  z.maxLength(MAX_PASSWORD_LENGTH, { error: `Password length have at most ${MAX_PASSWORD_LENGTH}`, abort: true }),
  z.refine(
    (text) => [/[A-Z]/, /[a-z]/, /\d/, /[#?!@$%^&*-]/].every((kind) => kind.test(text)),
    'Password should have at least one capital letter, small letter, number and special character.',
  ),
  canBeKept('Password'),
)

export const Login = z.object({ email: Email, password: Password })
export const Registration = z.object({ name: PersonName, photoURL: PhotoUrl, email: Email, password: Password })
