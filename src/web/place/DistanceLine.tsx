import { lazy, Suspense } from 'react'
import { whenConnected } from '../ui/feedback/connection.ts'
import { useKeptPlaces } from './kept-places.ts'
import type { Point } from './my-places.ts'

const Distances = lazy(() => whenConnected(async () => ({ default: (await import('./Distances.tsx')).Distances })))

type Props = { home: Partial<Point>; className?: string }

/** The distances of a home to the person's places, in a line that is kept free for them where there are any. Its code is no part of the first view. */
export const DistanceLine = ({ home, className = '' }: Props) =>
  useKeptPlaces() !== undefined && (
    <div className={`min-h-5 ${className}`}>
      <Suspense>
        <Distances home={home} />
      </Suspense>
    </div>
  )
