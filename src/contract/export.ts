import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const csv = <const Name extends string>(name: Name) =>
  ({
    method: 'GET',
    path: `/exports/${name}`,
    answer: z.string(),
    download: { name, type: 'text/csv' },
  }) as const

export const exportApi = {
  listings: endpoint({
    ...csv('listings.csv'),
    access: 'agentOrAdmin',
    summary: 'The caller’s listings, in the columns of the bulk import',
  }),
  sales: endpoint({
    ...csv('sales.csv'),
    access: 'agentOrAdmin',
    summary: 'The caller’s sales',
  }),
  offers: endpoint({
    ...csv('offers.csv'),
    access: 'agentOrAdmin',
    summary: 'Offers on the caller’s properties, of every status',
  }),
  audit: endpoint({ ...csv('audit.csv'), access: 'admin', summary: 'The audit trail' }),
  people: endpoint({ ...csv('people.csv'), access: 'admin', summary: 'All users' }),
}
