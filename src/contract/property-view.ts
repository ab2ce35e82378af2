import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** How often homes are looked at; figures show it (P-187). */
export const propertyViewApi = {
  count: endpoint({
    method: 'POST',
    path: '/allProperty/:id/views',
    access: 'signedIn',
    summary:
      'Counts a look at the details of a public home: once for each sign-in and day, never its own agent’s or an admin’s',
    answer: Modified,
  }),
}
