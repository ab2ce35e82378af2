import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type HomeVote, type Partner, sharingApi } from '#contract/sharing'
import { call } from '../../platform/api/call.ts'
import { pagesOf } from '../../platform/api/pages.ts'
import { useInvalidate } from '../../platform/api/query-client.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'

const all = [...queryKeys.wishlist, 'sharing'] // news of wishes, by either, is news of it

export const ownSharing = queryOptions({
  queryKey: [...all, 'own'],
  queryFn: () => call(sharingApi.read, {}),
})

export const sharedWishes = pagesOf([...all, 'wishes'], sharingApi.wishes, {})

export const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token], // not among the others: once it is used, it is there no more
    queryFn: () => call(sharingApi.invitation, { body: { token } }),
    retry: false, // what it refuses, it refuses again
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useInvite() {
  const invalidate = useInvalidate(all)
  return useMutation({ mutationFn: () => call(sharingApi.invite, {}), onSettled: () => invalidate() })
}

export function useWithdrawInvitation() {
  const invalidate = useInvalidate(all)
  return useMutation({ mutationFn: () => call(sharingApi.withdraw, {}), onSettled: () => invalidate() })
}

/** Succeeds also if both share already: each accepted the other's invitation, or the answer to a press was lost. */
export function useJoin(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (inviter: Partner) => {
      try {
        await call(sharingApi.join, { body: { token } })
      } catch (error) {
        const own = await client.fetchQuery({ ...ownSharing, staleTime: 0 }).catch(() => undefined)
        if (own?.partner?.name !== inviter.name) throw error
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ownSharing.queryKey }),
  })
}

export function useEndSharing() {
  const invalidate = useInvalidate(all, queryKeys.note)
  return useMutation({ mutationFn: () => call(sharingApi.end, {}), onSettled: () => invalidate() })
}

export function useVote(propertyId: string) {
  const invalidate = useInvalidate(all)
  return useMutation({
    mutationFn: (vote: HomeVote) => call(sharingApi.vote, { params: { id: propertyId }, body: { vote } }),
    onSettled: () => invalidate(),
  })
}
