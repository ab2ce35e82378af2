import type { AuditEntry, AuditKind } from '#contract/audit'

type Words = string | ((after: unknown) => string)

const sentences: Record<AuditKind, Record<string, Words>> = {
  property: {
    verify: '{actor} verified {subject}',
    reject: '{actor} rejected {subject}',
    edit: '{actor} changed {subject}',
    delete: '{actor} deleted {subject}',
    'edit by feed': 'A feed changed {subject}',
    'remove by feed': 'A feed removed {subject}',
    sell: '{subject} was sold to {actor}',
  },
  offer: {
    accept: '{actor} accepted an offer on {subject}',
    reject: '{actor} rejected an offer on {subject}',
    withdraw: '{actor} withdrew an offer on {subject}',
    lapse: '{actor} let an unpaid offer on {subject} lapse',
    pay: '{actor} paid for {subject}',
  },
  payment: {
    settle: '{actor} completed a payment for {subject}',
    release: '{actor} released a payment for {subject}',
  },
  user: {
    'set role': madeRole,
    delete: '{actor} deleted {subject}',
    'delete own account': '{subject} deleted their own account',
    'hand over to the owner of the e-mail': '{actor} handed the account of {subject} to the owner of its e-mail',
    'export people': '{actor} exported the list of users',
    'export audit': '{actor} exported the audit trail',
  },
  review: { delete: '{actor} deleted a review of {subject}' },
  conversation: {
    'read reported messages': '{actor} read reported messages about {subject}',
    'dismiss report': '{actor} dismissed a report about {subject}',
  },
  import: {
    'start import': '{actor} began to import {subject}',
    import: '{actor} imported {subject}',
  },
  feed: {
    add: '{actor} added the feed {subject}',
    edit: '{actor} changed the feed {subject}',
    delete: '{actor} deleted the feed {subject}',
    test: '{actor} tested the feed {subject}',
    run: '{actor} ran the feed {subject}',
    'run with confirmed removals': '{actor} confirmed removals of the feed {subject}',
  },
}

function madeRole(after: unknown): string {
  const role: unknown = typeof after === 'object' && after !== null && 'role' in after ? after.role : undefined
  if (role === 'fraud') return '{actor} marked {subject} as fraud'
  return role === 'admin' || role === 'agent'
    ? `{actor} made {subject} an ${role}`
    : '{actor} changed the role of {subject}'
}

export function sentenceOf({ subjectKind, action, after }: AuditEntry): string[] {
  const words = sentences[subjectKind][action] ?? `{actor}: ${action}, {subject}`
  return (typeof words === 'string' ? words : words(after)).split(/(\{actor\}|\{subject\})/).filter(Boolean)
}
