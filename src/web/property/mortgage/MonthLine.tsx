import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.ts'
import { useKeptTerms } from './kept-terms.ts'

const MonthOfPrice = lazyPart(async () => (await import('./MonthOfPrice.tsx')).MonthOfPrice)

export const MonthLine = ({ price }: { price: string }) =>
  useKeptTerms() !== undefined && (
    <div className="min-h-5">
      <Suspense>
        <MonthOfPrice price={price} />
      </Suspense>
    </div>
  )
