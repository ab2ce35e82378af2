import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './list.ts'

export const AuditKind = z.enum([
  'property',
  'offer',
  'user',
  'review',
  'payment',
  'import',
  'conversation',
  'feed',
  'brand',
])
export type AuditKind = z.infer<typeof AuditKind>

/** The prefix of an actor's e-mail after their account was deleted; the id of the account follows. */
export const DELETED_ACTOR = 'deleted:'

/**
 * An audit entry, which never changes, except that the name and e-mail address of a deleted person are removed.
 * `actorName` and `subjectTitle` are the current ones.
 */
export const AuditEntry = z.object({
  _id: z.string(),
  at: z.string(), // ISO time
  actorEmail: z.optional(z.string()), // absent: KeyHaven itself; see `DELETED_ACTOR`
  actorName: z.optional(z.string()), // absent: the account is deleted
  action: z.string(),
  subjectKind: AuditKind,
  subjectId: z.string(),
  /** The subject's current title or name; for a deleted subject, the one in the entry. */
  subjectTitle: z.optional(z.string()),
  /** The home to link to: the subject itself, or the home of an offer or payment. Absent once it is deleted. */
  propertyId: z.optional(z.string()),
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
