import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { wishlistApi } from '#contract/wishlist'
import { call } from '../api/call.ts'
import { pagesOf } from '../api/pages.ts'

export const wishlistKeys = {
  all: ['wishlist'] as const,
  of: (email: string) => ['wishlist', email] as const,
}

/** A person's wishlist, page by page. */
export const wishesOf = (email: string) =>
  pagesOf([...wishlistKeys.of(email), 'list'], wishlistApi.list, { params: { email } })

/** The ids of the homes on a person's wishlist (the newest thousand). */
export const wishedHomesOf = (email: string) =>
  queryOptions({
    queryKey: [...wishlistKeys.of(email), 'homes'],
    queryFn: async () => {
      const wishes = await call(wishlistApi.list, { params: { email } })
      return wishes.map(({ propertyId }) => propertyId)
    },
  })

export const oneWish = (email: string, id: string) =>
  queryOptions({
    queryKey: [...wishlistKeys.of(email), 'one', id],
    queryFn: () => call(wishlistApi.one, { params: { email, id } }),
  })

/** A wish as it is sent: `propertyId` says for which home. */
export type NewWish = Sends<typeof wishlistApi.add>['body'] & { propertyId: string }

export function useAddWish(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWish) => call(wishlistApi.add, { body }),
    onSuccess: (_, { propertyId }) => {
      client.setQueryData(wishedHomesOf(email).queryKey, (homes: string[] = []) => [propertyId, ...homes])
      void client.invalidateQueries({ queryKey: wishlistKeys.all })
    },
  })
}

export function useRemoveWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(wishlistApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: wishlistKeys.all }),
  })
}
