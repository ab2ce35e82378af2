import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { jobApi } from '#contract/job'
import { call } from '../../platform/api/call.ts'
import { pagesOf } from '../../platform/api/pages.ts'
import { useInvalidate } from '../../platform/api/query-client.ts'

const all = ['jobs'] as const
const PER_PAGE = 30

export const failedJobs = infiniteQueryOptions({ ...pagesOf(all, jobApi.failed, {}, PER_PAGE), staleTime: 0 })

export function useRetryJob(job: string) {
  const invalidate = useInvalidate(all)
  return useMutation({
    mutationFn: () => call(jobApi.retry, { params: { job } }),
    onSettled: () => void invalidate(),
  })
}
