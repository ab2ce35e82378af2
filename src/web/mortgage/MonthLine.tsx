import { lazy, Suspense } from 'react'
import { whenConnected } from '../ui/feedback/connection.ts'
import { useKeptTerms } from './kept-terms.ts'

const MonthOfPrice = lazy(() =>
  whenConnected(async () => ({ default: (await import('./MonthOfPrice.tsx')).MonthOfPrice })),
)

/** Reserves a line for the monthly cost if the person has set loan terms. Its code is not in the first view. */
export const MonthLine = ({ price }: { price: string }) =>
  useKeptTerms() !== undefined && (
    <div className="min-h-5">
      <Suspense>
        <MonthOfPrice price={price} />
      </Suspense>
    </div>
  )
