import { make } from '../../people/make.ts'
import { signInOf } from '../callers.ts'
import type { RowsOf } from '../row.ts'
import { absent, itself, type World } from '../world.ts'

const oneMore = async ({ app, who }: World) => signInOf(await make.tokenFor(app, who.user.id))

export const accountRows: RowsOf<'account'> = {
  signIns: [{ what: 'list their sign-ins' }],
  endSignIn: [
    {
      what: 'end a sign-in of the user',
      given: oneMore,
      send: itself,
      answers: 404,
      but: [{ status: 200, for: ['user'], because: 'it is theirs; to all others it is not there (P-37)' }],
    },
    { what: 'end a sign-in that is not there', given: absent, send: itself, answers: 404 },
    { what: 'end a sign-in that can’t be', send: { params: { id: 'x' } }, answers: 404 },
  ],
  data: [{ what: 'download their data' }],
  remove: [
    {
      what: 'delete their account',
      isTheLast: true,
      send: { body: {} },
      but: [{ status: 409, for: ['fraud'], because: 'the mark stays with the address (P-99)' }],
    },
    { what: 'delete their account without a body', answers: 400 },
    {
      what: 'delete their account with a hostile password',
      send: { body: { password: { $ne: '' } } as never },
      answers: 422,
    },
  ],
}
