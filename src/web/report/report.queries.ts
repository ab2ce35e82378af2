import { useMutation } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { homeReportApi } from '#contract/home-report'
import { reportApi } from '#contract/report'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const all = queryKeys.report

export const openReports = { ...pagesOf([...all, 'open'], reportApi.list, {}), staleTime: 0 }

/** The messages of a reported conversation. They are fetched once, because each read is recorded in the audit trail. */
export const reportedMessages = (id: string) => ({
  ...pagesOf([...all, 'messages', id], reportApi.messages, { params: { id } }, 50),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
})

export const openHomeReports = { ...pagesOf([...all, 'homes'], homeReportApi.list, {}), staleTime: 0 }

export const useDecideHomeReport = (id: string) =>
  useMutation({
    mutationFn: (body: Sends<typeof homeReportApi.decide>['body']) =>
      call(homeReportApi.decide, { params: { id }, body }),
  })

export const useReportHome = (id: string) =>
  useMutation({
    mutationFn: (body: Sends<typeof homeReportApi.make>['body']) => call(homeReportApi.make, { params: { id }, body }),
  })

export const useDismiss = (id: string) =>
  useMutation({ mutationFn: () => call(reportApi.decide, { params: { id }, body: { status: 'dismissed' } }) })
