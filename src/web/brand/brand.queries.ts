import { queryOptions, useMutation } from '@tanstack/react-query'
import type { BrandFields } from '#contract/brand-fields'
import { brandApi } from '#contract/site-brand'
import { call } from '../platform/api/call.ts'

export const siteBrand = queryOptions({
  queryKey: ['brand'],
  queryFn: () => call(brandApi.read, {}),
  staleTime: 0,
})

export const saveBrand = (body: BrandFields) => call(brandApi.save, { body })

/** Goes back to a version, or without an id to the brand of the operator's file. */
export const useGoBack = () =>
  useMutation({
    mutationFn: async (id: string | undefined) =>
      id === undefined ? call(brandApi.reset, {}) : call(brandApi.goBack, { params: { id } }),
  })
