import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** Counts the views of homes, for figures (P-187). */
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
