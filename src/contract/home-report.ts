import * as z from 'zod/mini'
import * as f from '#messages/fields'
import * as t from '#messages/reportHome'
import { Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page } from './list.ts'
import { MAX_REASON_LENGTH } from './offer.ts'
import { PropertyStatus } from './property.ts'
import { optionalText, requiredText } from './text.ts'

export const HOME_REPORT_REASONS = {
  notThere: t.notThere,
  facts: t.facts,
  pictures: t.pictures,
  money: t.money,
  other: t.other,
} as const
const reasons = Object.keys(HOME_REPORT_REASONS) as (keyof typeof HOME_REPORT_REASONS)[] // the object has no other keys
export const HomeReportReason = z.enum(reasons, { error: t.reasonRequired })
export type HomeReportReason = z.infer<typeof HomeReportReason>

export const MAX_HOME_REPORTS_A_DAY = 5
export const MAX_HOME_REPORT_LENGTH = 1000

const Party = z.object({ name: z.string(), email: z.optional(z.string()) })

/** A report of a home to the admins. The home's agent never learns the reporter. */
export const HomeReport = z.object({
  _id: z.string(),
  createdAt: z.string(), // ISO time
  reason: HomeReportReason,
  text: z.string(),
  reporter: Party,
  agent: Party,
  propertyId: z.optional(z.string()),
  propertyTitle: z.string(),
  propertyImage: z.optional(z.string()),
  status: z.optional(PropertyStatus),
  sold: z.optional(z.boolean()),
})
export type HomeReport = z.infer<typeof HomeReport>

/**
 * The decision on a report. `dismissed`: no problem was found. `rejected`: the home is rejected. `fraud`: its agent is
 * marked as fraud.
 */
export const HomeReportDecision = z.enum(['dismissed', 'rejected', 'fraud'])
export type HomeReportDecision = z.infer<typeof HomeReportDecision>

const Decision = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('dismissed') }),
    z.object({ status: z.literal('rejected'), reason: z.optional(optionalText(f.reason, MAX_REASON_LENGTH)) }),
    z.object({ status: z.literal('fraud') }),
  ],
  'status is dismissed, rejected or fraud',
)

export const HomeReportFields = z.object({
  reason: HomeReportReason,
  text: requiredText(f.text, MAX_HOME_REPORT_LENGTH),
})

export const homeReportApi = {
  make: endpoint({
    method: 'POST',
    path: '/allProperty/:id/reports',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary: 'Reports another person’s home to the admins, once; a few a day. Its agent isn’t notified',
    body: HomeReportFields,
    answer: Inserted,
    success: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/homeReports',
    access: 'admin',
    summary: 'Reported homes without a decision, newest first',
    query: Page,
    answer: z.array(HomeReport),
    paged: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/homeReports/:id',
    access: 'admin',
    summary:
      'Decides a report: no problem, the home is rejected with a reason, or its agent is marked as fraud. The last two decide all reports of the home, or of the agent. The reporters are notified',
    body: Decision,
    answer: Modified,
  }),
}
