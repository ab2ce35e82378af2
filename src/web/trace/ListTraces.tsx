import * as t from '#messages/trace'
import { useSession } from '../platform/session/session.ts'
import { dimSeen, useDimsSeen, useSeenHomes } from './seen-homes.ts'

/** What stands below a list of homes for a signed-in person: whether homes that they have seen are dimmed. */
export function ListTraces() {
  const session = useSession()
  const seen = useSeenHomes()
  const dims = useDimsSeen()
  if (session.status !== 'signedIn' || seen.size === 0) return null
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input
        type="checkbox"
        checked={dims}
        onChange={({ target }) => dimSeen(session.email, target.checked)}
        className="size-4 shrink-0 accent-brand"
      />
      <span>{t.dimSeen()}</span>
    </label>
  )
}
