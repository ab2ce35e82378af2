import { queryOptions } from '@tanstack/react-query'
import { hiddenHomeApi } from '#contract/hidden-home'
import { call } from '../../platform/api/call.ts'
import { callPage, pagesOf } from '../../platform/api/pages.ts'

/** Separate from the keys of all nouns, which the home page loads. */
export const hiddenHomeKey = ['hiddenHomes'] as const

const keyOf = (email: string) => [...hiddenHomeKey, email] as const

export const hiddenHomesOf = (email: string) => pagesOf([...keyOf(email), 'list'], hiddenHomeApi.list, {})

export const numberHidden = (email: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'number'],
    queryFn: async () => Number((await callPage(hiddenHomeApi.list, { query: { limit: '1' } })).total),
  })

export const isHomeHidden = (email: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'one', id],
    queryFn: async () => (await call(hiddenHomeApi.one, { params: { id } })).isHidden,
  })
