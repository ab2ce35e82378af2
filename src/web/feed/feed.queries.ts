import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { Modified } from '#contract/answers'
import { type FeedChange, feedApi, type NewFeed } from '#contract/feed'
import { feedAddressApi } from '#contract/feed-address'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { addressOf } from '../platform/api/send.ts'
import { type UploadWatch, upload } from '../platform/api/upload.ts'

const all = queryKeys.feed
const RUNS_PER_PAGE = 10

export const feedsOf = (email: string) => ({ ...pagesOf([...all, email], feedApi.list, {}), staleTime: 0 })

export const runsOf = (id: string) => pagesOf([...all, 'runs', id], feedApi.runs, { params: { id } }, RUNS_PER_PAGE)

export const keptFieldsOf = (id: string) => pagesOf([...all, 'kept', id], feedApi.kept, { params: { id } })

export const runDetails = (id: string, run: string) =>
  queryOptions({
    queryKey: [...all, 'details', run],
    queryFn: () => call(feedApi.details, { params: { id, run } }),
  })

function useFeedMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries({ queryKey: all }) })
}

export const useAddFeed = () => useFeedMutation((body: NewFeed) => call(feedApi.add, { body }))

export const useChangeFeed = (id: string) =>
  useFeedMutation((body: FeedChange) => call(feedApi.change, { params: { id }, body }))

export const useRemoveFeed = (id: string) => useFeedMutation(() => call(feedApi.remove, { params: { id } }))

export const useRunFeed = (id: string) =>
  useFeedMutation((body: { isTrial?: boolean; confirms?: string }) => call(feedApi.run, { params: { id }, body }))

export const useUploadFile = (id: string) =>
  useFeedMutation(({ file, watch }: { file: File; watch: UploadWatch }) =>
    upload({ ...feedApi.upload, path: addressOf(feedApi.upload.path, { params: { id } }) }, Modified, file, watch),
  )

export const feedAddress = (email: string) =>
  queryOptions({ queryKey: [...all, 'address', email], queryFn: () => call(feedAddressApi.read, {}) })

export const useMakeAddress = () => useFeedMutation(() => call(feedAddressApi.make, {}))

export const useRemoveAddress = () => useFeedMutation(() => call(feedAddressApi.remove, {}))
