import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { siteQuery } from '../platform/api/site.queries.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'

const CurrencyButton = lazyPart(async () => (await import('../property/rates/CurrencyChoice.tsx')).CurrencyButton)

export const OtherCurrency = () =>
  useQuery(siteQuery).data?.rates ? (
    <Suspense>
      <CurrencyButton />
    </Suspense>
  ) : null
