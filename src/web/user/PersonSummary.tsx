import type { PersonFigures } from '#contract/figures'
import { howMany } from '../ui/list/how-many.ts'
import { dayHere } from '../ui/time/format.ts'

/** "12 homes · 3 open offers" and "joined 4 March 2026": a line each, kept free until they are there, so that no row moves. */
export const PersonSummary = ({ figures }: { figures: PersonFigures | undefined }) => (
  <span className="block text-sm text-muted">
    <span className="block min-h-5 truncate">
      {figures &&
        `${howMany(figures.homes, ['home', 'homes'])} · ${howMany(figures.openOffers, ['open offer', 'open offers'])}`}
    </span>
    <span className="block min-h-5 truncate">{figures && `joined ${dayHere(figures.joinedAt)}`}</span>
  </span>
)
