import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'

export const propertyViewApi = {
  count: endpoint({
    method: 'POST',
    path: '/allProperty/:id/views',
    access: 'signedIn',
    summary: 'Counts a view of a public home, once per session and day; views by its own agent or an admin don’t count',
    answer: Modified,
  }),
}
