import { lazy, Suspense } from 'react'
import { whenConnected } from '../ui/feedback/connection.ts'
import { useKeptTerms } from './kept-terms.ts'

const MonthOfPrice = lazy(() =>
  whenConnected(async () => ({ default: (await import('./MonthOfPrice.tsx')).MonthOfPrice })),
)

/** The monthly cost of a price, in a line that is kept free for it where there are terms. Its code is no part of the first view. */
export const MonthLine = ({ price }: { price: string }) =>
  useKeptTerms() !== undefined && (
    <div className="min-h-5">
      <Suspense>
        <MonthOfPrice price={price} />
      </Suspense>
    </div>
  )
