import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.ts'
import { useKeptPlaces } from './kept-places.ts'
import type { Point } from './my-places.ts'

const Distances = lazyPart(async () => (await import('./Distances.tsx')).Distances)

type Props = { home: Partial<Point>; className?: string }

export const DistanceLine = ({ home, className = '' }: Props) =>
  useKeptPlaces() !== undefined && (
    <div className={`min-h-5 ${className}`}>
      <Suspense>
        <Distances home={home} />
      </Suspense>
    </div>
  )
