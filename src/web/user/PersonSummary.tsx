import type { PersonFigures } from '#contract/dashboard/figures'
import { howMany } from '../ui/list/how-many.ts'
import { dayHere } from '../ui/time/day-here.ts'

/** "12 homes · 3 open offers · joined 4 March 2026"; its line is kept free until it is there. */
export const PersonSummary = ({ figures }: { figures: PersonFigures | undefined }) => (
  <span className="block min-h-5 text-sm text-muted">
    {figures &&
      [
        howMany(figures.homes, ['home', 'homes']),
        howMany(figures.openOffers, ['open offer', 'open offers']),
        `joined ${dayHere(figures.joinedAt)}`,
      ].join(' · ')}
  </span>
)
