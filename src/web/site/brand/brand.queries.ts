import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { BrandFields } from '#contract/brand-fields'
import { brandApi } from '#contract/site-brand'
import { call } from '../../platform/api/call.ts'

export const siteBrand = queryOptions({
  queryKey: ['brand'],
  queryFn: () => call(brandApi.read, {}),
  staleTime: 0,
})

export const palette = (main: string, accent: string) =>
  queryOptions({
    queryKey: ['brand', 'palette', main, accent],
    queryFn: () => call(brandApi.palette, { query: { main, accent } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const saveBrand = (body: BrandFields) => call(brandApi.save, { body })

export const useGoBack = () =>
  useMutation({
    mutationFn: async (id: string | undefined) =>
      id === undefined ? call(brandApi.reset, {}) : call(brandApi.goBack, { params: { id } }),
  })
