import type { AuditEntry, AuditKind } from '#contract/audit'
import * as t from '#messages/audit'

type Words = (values: { actor: string; subject: string }) => string

const sentences: Record<AuditKind, Record<string, Words>> = {
  property: {
    verify: t.verified,
    reject: t.rejected,
    edit: t.changed,
    delete: t.deleted,
    'edit by feed': t.feedChanged,
    'remove by feed': t.feedRemoved,
    sell: t.soldTo,
    market: t.marketChanged,
    'dismiss finding': t.findingDismissed,
    'decide report': t.homeReportDecided,
  },
  offer: {
    accept: t.offerAccepted,
    reject: t.offerRejected,
    withdraw: t.offerWithdrawn,
    lapse: t.offerLapsed,
    pay: t.paid,
  },
  payment: {
    settle: t.paymentSettled,
    release: t.paymentReleased,
  },
  user: {
    delete: t.deleted,
    'delete own account': t.ownAccountDeleted,
    'hand over to the owner of the e-mail': t.handedOver,
    'export people': t.exportedUsers,
    'export audit': t.exportedAudit,
  },
  review: { delete: t.reviewDeleted },
  conversation: {
    'read reported messages': t.reportRead,
    'dismiss report': t.reportDismissed,
  },
  import: {
    'start import': t.importBegun,
    import: t.imported,
  },
  feed: {
    add: t.feedAdded,
    edit: t.feedEdited,
    delete: t.feedDeleted,
    test: t.feedTested,
    run: t.feedRun,
    'run with confirmed removals': t.removalsConfirmed,
  },
  brand: {
    save: t.brandSaved,
    'go back': t.brandGoneBack,
    reset: t.brandReset,
  },
}

const kinds: Record<AuditKind, () => string> = {
  property: t.property,
  offer: t.offer,
  user: t.user,
  review: t.review,
  payment: t.payment,
  import: t.importKind,
  conversation: t.conversation,
  feed: t.feed,
  brand: t.brand,
}
export const kindName = (kind: AuditKind): string => kinds[kind]()
export const isKind = (name: string): name is AuditKind => Object.hasOwn(kinds, name)

function madeRole(after: unknown): Words {
  const role: unknown = typeof after === 'object' && after !== null && 'role' in after ? after.role : undefined
  if (role === 'fraud') return t.markedFraud
  if (role === 'admin') return t.madeAdmin
  return role === 'agent' ? t.madeAgent : t.roleChanged
}

const ACTOR = '{actor}'
const SUBJECT = '{subject}'

export function sentenceOf({ subjectKind, action, after }: AuditEntry): string[] {
  const other: Words = (values) => t.otherAction({ action, ...values })
  const words = action === 'set role' ? madeRole(after) : (sentences[subjectKind][action] ?? other)
  return words({ actor: ACTOR, subject: SUBJECT })
    .split(/(\{actor\}|\{subject\})/)
    .filter(Boolean)
}
