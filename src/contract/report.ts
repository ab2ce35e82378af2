import * as z from 'zod/mini'
import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page } from './list.ts'

const Part = z.enum(['buyer', 'agent'])
const Party = z.object({ name: z.string(), email: z.optional(z.string()) })

export const Report = z.object({
  _id: z.string(),
  createdAt: z.string(),
  reason: z.string(),
  reportedBy: Part,
  buyer: Party,
  agent: Party,
  propertyTitle: z.string(),
})
export type Report = z.infer<typeof Report>

export const ReportedMessage = z.object({ _id: z.string(), text: z.string(), by: Part, createdAt: z.string() })
export type ReportedMessage = z.infer<typeof ReportedMessage>

export const reportApi = {
  list: endpoint({
    method: 'GET',
    path: '/reports',
    access: 'admin',
    summary: 'Reported conversations without a decision, newest first',
    query: Page,
    answer: z.array(Report),
    paged: true,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/reports/:id/messages',
    access: 'admin',
    summary: 'The messages up to the report, newest first; each access is recorded in the audit trail',
    query: Page,
    answer: z.array(ReportedMessage),
    paged: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/reports/:id',
    access: 'admin',
    summary: 'Dismisses a report: admins can no longer read the conversation',
    body: z.object({ status: z.literal('dismissed', 'status must be dismissed') }),
    answer: Modified,
  }),
}
