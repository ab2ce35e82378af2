import * as z from 'zod/mini'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'

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
