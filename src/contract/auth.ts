import * as z from 'zod/mini'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { canBeKept, PictureUrl, requiredLine } from './text.ts'

export const MIN_PASSWORD_LENGTH = 6
const MAX_PASSWORD_LENGTH = 20
export const MAX_PERSON_NAME_LENGTH = 20

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

/** A name that is too long gets the message for a missing one (P-27). */
export const PersonName = requiredLine('Name', MAX_PERSON_NAME_LENGTH, 'Name is required')

export const PhotoUrl = PictureUrl('Photo URL')

export const Login = z.object({ email: Email, password: Password })
export const Registration = z.object({ name: PersonName, photoURL: PhotoUrl, email: Email, password: Password })

export const authApi = {
  token: endpoint({
    method: 'POST',
    path: '/jwt',
    access: 'idToken',
    summary: 'Exchanges the identity provider’s ID token for an access token of at most one hour, for the same e-mail',
    body: z.object({ email: Email }),
    answer: z.object({ token: z.string() }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/signOut',
    access: 'signedIn',
    summary: 'Ends the caller’s session: its access tokens are refused from the next call on, and it gets no new one',
    answer: z.object({ success: z.boolean() }),
  }),
}
