import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type AuditKind, auditApi } from '#contract/audit'
import { callPage } from '../api/call.ts'

export type AuditFilter = { kind?: AuditKind; actor?: string; subject?: string }

const PER_PAGE = '30'

/** What was done, newest first; asked for again each time, since everything adds to it. */
export const auditTrail = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      callPage(auditApi.list, { query: { ...filter, limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
