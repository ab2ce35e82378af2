import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationType } from 'react-router'
import { readersLanguage } from '#contract/language'
import { withoutContradicted } from './checked-search.ts'
import { understood } from './search.queries.ts'
import { understoodUrl } from './search-in-url.ts'
import type { useSearchAddress } from './use-search-address.ts'

export type Said = { text: string; before: string; after: string }

/**
 * Reads a submitted sentence as filters. Only English is read (P-342), so pages in other languages search for the
 * words. `said` lasts until the address changes again.
 */
export function useSaid({ address, replace }: Pick<ReturnType<typeof useSearchAddress>, 'address' | 'replace'>) {
  const client = useQueryClient()
  const [isPushed] = useState(useNavigationType() === 'PUSH')
  const [said, setSaid] = useState<Said>()
  const understand = async (text: string) => {
    const typed = text.trim()
    if (!typed || readersLanguage() !== 'en') return
    const meaning = await client.fetchQuery(understood(typed)).catch(() => undefined) // the words are searched
    if (!meaning || Object.keys(meaning).every((field) => field === 'q')) return
    replace((now) => {
      if (now.get('q')?.trim() !== typed) return now // typed on meanwhile
      const next = withoutContradicted(understoodUrl(now, meaning), meaning)
      setSaid({ text: typed, before: String(now), after: String(next) })
      return next
    })
  }
  const readFirst = useEffectEvent(() => {
    const params = new URLSearchParams(address)
    if (params.size === 1) void understand(params.get('q') ?? '')
  })
  useEffect(() => {
    if (isPushed) readFirst() // words that another page's search field sent here
  }, [isPushed])
  return {
    understand,
    said: said?.after === address ? said : undefined,
    undo: () => said && replace(() => new URLSearchParams(said.before)),
  }
}
