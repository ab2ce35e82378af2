import * as t from '#messages/distances'
import { distancesFrom, type Point, useMyPlaces } from './my-places.ts'

/** Renders "14 km to work · 3 km to mum", as the crow flies (P-237). */
export function Distances({ home }: { home: Partial<Point> }) {
  const distances = distancesFrom(home, useMyPlaces(), navigator.language)
  if (distances.length === 0) return null
  return (
    <p className="text-sm text-muted" title={t.crowFlies()}>
      <span>{distances.join(' · ')}</span>
      <span className="sr-only">{t.spokenCrowFlies()}</span>
    </p>
  )
}
