import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'
import { whenConnected } from '../ui/feedback/connection.ts'

const MonthOfPrice = lazy(() =>
  whenConnected(async () => ({ default: (await import('./MonthOfPrice.tsx')).MonthOfPrice })),
)

/** The monthly cost of a price for signed-in people. Its code is no part of the first view. */
export const MonthLine = ({ price }: { price: string }) =>
  useSession().status === 'signedIn' && (
    <Suspense>
      <MonthOfPrice price={price} />
    </Suspense>
  )
