import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/trace'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { numberHidden } from './hidden-home/hidden-home.queries.ts'
import { dimSeen, useDimsSeen, useSeenHomes } from './seen-homes.ts'

export function ListTraces() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 empty:hidden">
      <DimSwitch email={session.email} />
      <HiddenHomesLink />
    </div>
  )
}

function DimSwitch({ email }: { email: string }) {
  const seen = useSeenHomes()
  const dims = useDimsSeen()
  if (seen.size === 0) return null
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input
        type="checkbox"
        checked={dims}
        onChange={({ target }) => dimSeen(email, target.checked)}
        className="size-4 shrink-0 accent-brand"
      />
      <span>{t.dimSeen()}</span>
    </label>
  )
}

export function HiddenHomesLink() {
  const session = useSession()
  const isOwn = session.status === 'signedIn'
  const { data: count = 0 } = useQuery({ ...numberHidden(isOwn ? session.email : ''), enabled: isOwn })
  if (count === 0) return null
  return (
    <Link to={paths.hidden} className="link inline-flex min-h-11 items-center text-sm print:hidden">
      {t.hiddenHomes({ count, shown: shownNumber(count) })}
    </Link>
  )
}
