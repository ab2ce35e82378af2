import { distancesFrom, type Point, useMyPlaces } from './my-places.ts'

/** Renders "14 km to work · 3 km to mum", as the crow flies (P-237). */
export function Distances({ home }: { home: Partial<Point> }) {
  const distances = distancesFrom(home, useMyPlaces(), navigator.language)
  if (distances.length === 0) return null
  return (
    <p className="text-sm text-muted" title="As the crow flies">
      <span>{distances.join(' · ')}</span>
      <span className="sr-only">, as the crow flies</span>
    </p>
  )
}
