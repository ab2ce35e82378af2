import * as z from 'zod/mini'
import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Market } from './market-fields.ts'

export const marketApi = {
  set: endpoint({
    method: 'PUT',
    path: '/allProperty/:id/market',
    access: 'agentOrAdmin',
    summary:
      'Sets the state of the market of one of the caller’s unsold properties; 409 while an offer on it is accepted, unless it stays on the market. `soldElsewhere` closes its open offers and viewings',
    body: z.object({ market: Market }),
    answer: Modified,
  }),
}
