import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './list.ts'

export const AuditKind = z.enum(['property', 'offer', 'user', 'review', 'payment', 'import', 'conversation', 'feed'])
export type AuditKind = z.infer<typeof AuditKind>

/** The beginning of an actor's e-mail once they have left; behind it the id of their account, which is gone. */
export const DELETED_ACTOR = 'deleted:'

/**
 * One thing that was done: who, when, to what, and what it was before and after. Entries are added, and
 * changed only when a person leaves, whose name and address go; names and titles
 * next to them are as they are when the entry is read.
 */
export const AuditEntry = z.object({
  _id: z.string(),
  at: z.string(), // ISO time
  actorEmail: z.optional(z.string()), // none: KeyHaven itself; see `DELETED_ACTOR`
  actorName: z.optional(z.string()), // none: their account is gone
  action: z.string(),
  subjectKind: AuditKind,
  subjectId: z.string(),
  /** Its title or name; once it is gone, the one that the entry itself has, if any. */
  subjectTitle: z.optional(z.string()),
  /** The home to look at: the subject, or what an offer or payment is for. None when it is gone. */
  propertyId: z.optional(z.string()),
  /** The account to look at, where the subject is one that is still there. */
  userEmail: z.optional(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'admin',
    summary: 'The audit trail, newest first; optionally by kind, by the actor’s e-mail or by the subject’s id',
    query: z.object({
      ...pageQuery,
      kind: z.optional(AuditKind),
      actor: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
      subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    answer: z.array(AuditEntry),
    paged: true,
  }),
}
