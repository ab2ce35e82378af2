import { addressPartNames } from '#contract/address'
import * as brand from '#messages/brand'
import * as t from '#messages/recorded'
import { fieldLabels } from './field-labels.ts'

const fields: Record<string, () => string> = {
  ...addressPartNames,
  ...fieldLabels,
  status: t.status,
  role: t.role,
  email: t.email,
  name: t.name,
  reason: t.reason,
  amount: t.amount,
  offer: t.offer,
  payment: t.payment,
  rejected: t.rejectedOffers,
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
  rule: t.rule,
  company: brand.company,
  tagline: brand.tagline,
  about: brand.about,
  logo: brand.logo,
  favicon: brand.favicon,
  hero: brand.hero,
  colours: brand.colours,
  main: brand.main,
  accent: brand.accent,
  font: brand.font,
  links: brand.links,
  social: brand.social,
}

/** Returns the name of a recorded field. Without a text, it is derived from the name in the API: "Geocoded at". */
export function recordedField(name: string): string {
  const known = Object.hasOwn(fields, name) ? fields[name]?.() : undefined
  if (known !== undefined) return known
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
