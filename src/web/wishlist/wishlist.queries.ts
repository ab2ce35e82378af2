import { queryOptions } from '@tanstack/react-query'
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
