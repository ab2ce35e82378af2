import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Deleted } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './list.ts'
import { tooLongFor } from './text.ts'

export const MAX_TYPED_PASSWORD_LENGTH = 128

export const SignIn = z.object({
  _id: z.string(),
  device: z.nullable(z.string()),
  createdAt: z.string(), // ISO time
  renewedAt: z.string(), // ISO time
  current: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

export const accountApi = {
  signIns: endpoint({
    method: 'GET',
    path: '/signIns',
    access: 'signedIn',
    summary: 'The caller’s active sessions, newest first',
    query: z.object(pageQuery),
    answer: z.array(SignIn),
    paged: true,
  }),
  endSignIn: endpoint({
    method: 'DELETE',
    path: '/signIns/:id',
    access: 'signedIn',
    summary: 'Ends one of the caller’s sessions immediately',
    answer: Deleted,
  }),
  data: endpoint({
    method: 'GET',
    path: '/users/me/data',
    access: 'signedIn',
    summary: 'Everything stored about the caller, as a file, without other people’s data',
    /**
     * The caller's rows by section, such as `listings`. Each server module that stores personal data adds its own
     * section.
     */
    answer: z.catchall(z.object({ exportedAt: z.string() }), z.array(z.record(z.string(), z.unknown()))),
    download: { name: 'my-data.json', type: 'application/json' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/me',
    access: 'signedIn',
    summary:
      'Deletes the caller’s account: closes open offers, takes down unsold listings; sales stay without a name. Needs the password, or a sign-in of the last ten minutes where there is none',
    body: z.object({
      password: z.optional(
        z.string().check(z.maxLength(MAX_TYPED_PASSWORD_LENGTH, tooLongFor(f.password, MAX_TYPED_PASSWORD_LENGTH))),
      ),
    }),
    answer: Deleted,
  }),
}
