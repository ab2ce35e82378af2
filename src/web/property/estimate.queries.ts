import { queryOptions } from '@tanstack/react-query'
import { estimateApi } from '#contract/estimate'
import type { PropertyType } from '#contract/property-facts'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\d{4}/i
const HOUR_MS = 3_600_000 // imports of sold prices are months apart

export const estimateOfHome = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'estimate', id],
    queryFn: async () => (await call(estimateApi.ofHome, { params: { id } })).estimate ?? null,
    staleTime: HOUR_MS,
    retry: false, // the page is complete without it
  })

type Listing = { location: string; type: PropertyType | undefined; title: string }

export const estimateOfListing = ({ location, type, title }: Listing) =>
  queryOptions({
    queryKey: ['estimate', location, type, title],
    queryFn: async () => {
      if (type === undefined) return null
      return (await call(estimateApi.ofListing, { query: { location, type, title } })).estimate ?? null
    },
    enabled: type !== undefined && POSTCODE.test(location), // without a postcode, there is no estimate
    staleTime: HOUR_MS,
    retry: false,
  })
