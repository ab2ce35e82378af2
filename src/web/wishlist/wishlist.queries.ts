import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { wishlistApi } from '#contract/wishlist'
import { call } from '../api/call.ts'
import { pagesOf } from '../api/pages.ts'
import type { Person } from '../session/session-state.ts'

/** Who wishes a home: the account, and the name that stands in its wish. */
export type Buyer = Pick<Person, 'email' | 'displayName'>

export const wishlistKeys = {
  all: ['wishlist'] as const,
  of: (email: string) => ['wishlist', email] as const,
}

/** A person's wishlist, page by page. */
export const wishesOf = (email: string) =>
  pagesOf([...wishlistKeys.of(email), 'list'], wishlistApi.list, { params: { email } })

/** The ids of the wishes on a person's wishlist, by their homes' (the newest thousand). */
export const wishedHomesOf = (email: string) =>
  queryOptions({
    queryKey: [...wishlistKeys.of(email), 'homes'],
    queryFn: async (): Promise<Record<string, string>> => {
      const wishes = await call(wishlistApi.list, { params: { email } })
      return Object.fromEntries(wishes.map(({ propertyId, _id }) => [propertyId, _id]))
    },
  })

export const oneWish = (email: string, id: string) =>
  queryOptions({
    queryKey: [...wishlistKeys.of(email), 'one', id],
    queryFn: () => call(wishlistApi.one, { params: { email, id } }),
  })

/** A wish as it is sent: `propertyId` says for which home. */
export type NewWish = Sends<typeof wishlistApi.add>['body'] & { propertyId: string }

/** Adds a wish, and notes it among the wished homes. */
export async function addWish(client: QueryClient, email: string, body: NewWish): Promise<{ insertedId: string }> {
  const added = await call(wishlistApi.add, { body })
  client.setQueryData(wishedHomesOf(email).queryKey, (homes = {}) => ({
    ...homes,
    [body.propertyId]: added.insertedId,
  }))
  void client.invalidateQueries({ queryKey: wishlistKeys.all })
  return added
}

export function useRemoveWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(wishlistApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: wishlistKeys.all }),
  })
}
