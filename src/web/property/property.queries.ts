import { queryOptions } from '@tanstack/react-query'
import { propertyApi } from '#contract/property'
import type { WholeListing } from '#contract/whole-listing'
import { call } from '../platform/api/call.ts'
import { callPage } from '../platform/api/pages.ts'

export const propertyKeys = {
  all: ['property'] as const,
  verified: ['property', 'verified'] as const,
  one: (id: string) => ['property', 'one', id] as const,
  public: (id: string) => ['property', 'public', id] as const,
}

export const newestProperties = (count: number) =>
  queryOptions({
    queryKey: [...propertyKeys.verified, 'newest', count],
    queryFn: async () => (await callPage(propertyApi.verified, { query: { limit: `${count}` } })).rows,
  })

const MIN_TYPED = 2

/** A late response belongs to another query key, and isn't shown. */
export const suggestionsFor = (typed: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'suggestions', typed],
    queryFn: () => call(propertyApi.suggestions, { query: { q: typed } }),
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
    retry: false, // a search works without them
  })

/** Returns the listing with its whole address if the reader may see it, or else the public version. */
export const asWritten = <Listing extends { whole?: WholeListing | undefined }>({
  whole,
  ...listing
}: Listing): Omit<Listing, 'whole'> => (whole ? { ...listing, ...pointless, ...whole } : listing)

/** Removes the public point, because `whole` may have none. */
const pointless = { latitude: undefined, longitude: undefined, precision: undefined }
