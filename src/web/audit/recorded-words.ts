import { marketNames } from '#contract/market-state'
import * as t from '#messages/recorded'
import { fieldLabels } from '../property/field-labels.ts'

const fields: Record<string, () => string> = {
  ...fieldLabels,
  status: t.status,
  role: t.role,
  email: t.email,
  name: t.name,
  reason: t.reason,
  amount: t.amount,
  offer: t.offer,
  transactionId: t.transactionId,
  part: t.part,
  parts: t.parts,
  withdrawn: t.withdrawn,
  restored: t.restored,
  closedOffers: t.closedOffers,
  listings: t.listings,
  propertyTitle: t.propertyTitle,
  reviewerEmail: t.reviewerEmail,
  reviewDescription: t.reviewDescription,
  how: t.how,
  market: t.market,
  report: t.report,
  reports: t.reports,
  decision: t.decision,
  isTrial: t.isTrial,
  file: t.file,
  format: t.format,
  source: t.source,
  read: t.read,
  refused: t.refused,
  percent: t.percent,
  picture: t.picture,
  text: t.text,
  kind: t.kind,
}

const statuses: Record<string, () => string> = {
  pending: t.pending,
  verified: t.verified,
  rejected: t.rejected,
  accepted: t.accepted,
  Bought: t.bought,
}
/** The texts of a field's values. A value without one is a person's text, or a number. */
const values: Record<string, Record<string, () => string>> = {
  status: statuses,
  role: { admin: t.admin, agent: t.agent, fraud: t.fraud },
  market: marketNames,
  how: { refunded: t.refunded, cancelled: t.cancelled },
}

/** Returns the name of a recorded field. Without a text, it is derived from the name in the API: "Geocoded at". */
export function recordedField(name: string): string {
  const known = Object.hasOwn(fields, name) ? fields[name]?.() : undefined
  if (known !== undefined) return known
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function recordedValue(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (typeof value !== 'string') return JSON.stringify(value)
  const words = Object.hasOwn(values, name) ? values[name] : undefined
  return (words && Object.hasOwn(words, value) ? words[value]?.() : undefined) ?? value
}
