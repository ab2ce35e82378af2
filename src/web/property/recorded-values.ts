import { EVIDENCE_RULES, type EvidenceRule } from '#contract/evidence-rule'
import { featureName } from '#contract/feature-names'
import { formattedDate } from '#contract/formatted-date'
import { homeFigures } from '#contract/home-figures'
import { LANGUAGES, languageName, localeOf, readersLanguage } from '#contract/language'
import { marketNames } from '#contract/market-state'
import { priceKindLabels } from '#contract/price'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/recorded'
import { shortUnits } from './area-units.ts'
import { pictureKindNames } from './field-labels.ts'
import { tenureNames, typeNames } from './type-names.ts'

type Texts = Record<string, () => string>

const languages: Texts = Object.fromEntries(LANGUAGES.map((language) => [language, () => languageName(language)]))
const rules: Texts = Object.fromEntries(
  EVIDENCE_RULES.map((rule) => [rule, () => t.ruleName({ rule: selected(rule) })]),
)
const selected = (rule: EvidenceRule) => (rule === 'changedAfterVerified' ? 'other' : rule)

/** The reasons of refunds, by the English sentences that payments store. */
const releases: Texts = {
  'the offer is paid already': t.paid,
  'the home was removed': t.removedHome,
  'the home has been sold': t.soldHome,
  'the home is no longer for sale': t.notForSale,
  'the offer is pending': t.offerPending,
  'the offer is rejected': t.offerRejected,
  'it was cancelled': t.chargeCancelled,
  'it was made for another offer': t.otherOffer,
  'it was made in another currency': t.otherCurrency,
  'its amount is not the amount of the offer': t.otherAmount,
}

/** The texts of a field's values. A value without one is a person's text. */
const values: Record<string, Texts> = {
  status: {
    pending: t.pending,
    verified: t.verified,
    rejected: t.rejected,
    accepted: t.accepted,
    Bought: t.bought,
    dismissed: t.dismissed,
    fraud: t.fraud,
  },
  role: { admin: t.admin, agent: t.agent, fraud: t.fraud },
  market: marketNames,
  how: { refunded: t.refunded, cancelled: t.cancelled, unknown: t.unknownHow },
  reason: releases,
  rule: rules,
  type: typeNames,
  tenure: tenureNames,
  priceKind: priceKindLabels,
  areaUnit: shortUnits,
  language: languages,
  kind: pictureKindNames,
  precision: { exact: t.exactPoint, street: t.streetPoint, town: t.townPoint },
  addressShown: { whole: t.wholeAddress, street: t.streetPoint, town: t.townPoint },
}

const contactParts: Texts = { phone: t.phoneOfContact, email: t.email, image: t.picture }

const choices: Record<string, Texts> = Object.fromEntries(
  Object.entries(homeFigures).flatMap(([name, figure]) => ('names' in figure ? [[name, figure.names]] : [])),
)

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Numbers that no language groups. */
const PLAIN = ['yearBuilt', 'yearModernized']
const MAX_DECIMALS = 6

/** Returns a recorded value in the reader's language; undefined for none. `nameOf`: the name of a field inside it. */
export function recordedValue(field: string, value: unknown, nameOf: (field: string) => string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (typeof value === 'number') return PLAIN.includes(field) ? String(value) : shownNumber(value, MAX_DECIMALS)
  if (typeof value === 'string') return textOf(field, value)
  const summary = summaryOf(field, value)
  if (summary !== undefined) return summary
  const parts = Array.isArray(value)
    ? value.map((each: unknown) => recordedValue(field, each, nameOf))
    : Object.entries(value).map(([name, each]) => named(name, recordedValue(name, each, nameOf), nameOf))
  return listOf(parts.filter((part) => part !== undefined))
}

/** Returns the text of a change that an edit records by its extent. */
function summaryOf(field: string, value: object): string | undefined {
  if (field === 'pictures' && 'count' in value) {
    const counted = { count: Number(value.count), shown: shownNumber(Number(value.count)) }
    if (!('added' in value)) return t.furtherPictures(counted)
    return t.furtherPicturesNew({ ...counted, added: shownNumber(Number(value.added)) })
  }
  if (field !== 'contact' || !('name' in value && 'others' in value && Array.isArray(value.others))) return undefined
  const parts = value.others.map((part: unknown) => contactParts[String(part)]?.() ?? String(part))
  return t.contactAndOthers({ name: String(value.name), parts: listOf(parts) })
}

const listOf = (texts: string[]): string =>
  new Intl.ListFormat(localeOf(readersLanguage()), { type: 'unit', style: 'short' }).format(texts)

const named = (name: string, value: string | undefined, nameOf: (field: string) => string) =>
  value === undefined ? undefined : t.named({ name: languages[name]?.() ?? nameOf(name), value })

function textOf(field: string, value: string): string {
  if (field === 'features') return featureName(value)
  if (DAY.test(value)) return formattedDate(new Date(value), { dateStyle: 'medium', timeZone: 'UTC' })
  if (MOMENT.test(value)) return formattedDate(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
  const texts = Object.hasOwn(values, field) ? values[field] : choices[field]
  return (texts && Object.hasOwn(texts, value) ? texts[value]?.() : undefined) ?? value
}
