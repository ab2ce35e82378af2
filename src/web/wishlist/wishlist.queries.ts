import { queryOptions } from '@tanstack/react-query'
import { wishlistApi } from '#contract/wishlist'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import type { Person } from '../platform/session/session-state.ts'

export type Buyer = Pick<Person, 'email' | 'displayName'>

export const wishlistKeys = {
  of: (email: string) => [...queryKeys.wishlist, email] as const,
}

export const wishesOf = (email: string) =>
  pagesOf([...wishlistKeys.of(email), 'list'], wishlistApi.list, { params: { email } })

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
