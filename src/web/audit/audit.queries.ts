import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type AuditKind, auditApi } from '#contract/audit'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export type AuditFilter = { kind?: AuditKind; actor?: string; subject?: string }

const PER_PAGE = 30

export const auditTrail = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...pagesOf([...queryKeys.audit, filter], auditApi.list, { query: filter }, PER_PAGE),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
