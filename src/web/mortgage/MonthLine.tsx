import { Suspense } from 'react'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useKeptTerms } from './kept-terms.ts'

const MonthOfPrice = lazyPart(async () => (await import('./MonthOfPrice.tsx')).MonthOfPrice)

/** Reserves a line for the monthly cost if the user has set loan terms. Its code is not in the first view. */
export const MonthLine = ({ price }: { price: string }) =>
  useKeptTerms() !== undefined && (
    <div className="min-h-5">
      <Suspense>
        <MonthOfPrice price={price} />
      </Suspense>
    </div>
  )
