import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/rates'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'

export function CurrencySection() {
  const { data } = useQuery(siteQuery)
  if (!data?.rates) return null
  return (
    <section aria-labelledby="currency" className="mt-12 max-w-xl border-t border-line pt-8">
      <h2 id="currency" className="title-card mb-5">
        {t.title()}
      </h2>
      <CurrencyChoice />
    </section>
  )
}
