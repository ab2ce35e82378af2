import { useRef, useState } from 'react'
import * as t from '#messages/frame'
import { paths } from '../platform/navigation/paths.ts'
import { logOut } from '../platform/session/log-out.ts'
import { useSession } from '../platform/session/session.ts'
import type { Person } from '../platform/session/session-state.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useRestoreFocus } from '../ui/focus/RestoreFocus.tsx'

export function NavSession({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocus(area, 'a')
  // Reserves the space until the session is known, so that nothing moves.
  const seen = session.status === 'resolving' ? 'invisible noscript:visible' : ''
  return (
    <div ref={area} className="contents">
      {session.status === 'signedIn' ? (
        <SignedIn person={session} onChoose={onChoose} />
      ) : (
        <ButtonLink to={paths.login} onClick={onChoose} className={seen}>
          {t.logIn()}
        </ButtonLink>
      )}
    </div>
  )
}

function SignedIn({ person, onChoose }: { person: Person; onChoose: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void logOut().finally(() => setBusy(false))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:min-w-0 lg:flex-nowrap max-lg:border-t max-lg:border-line max-lg:pt-5">
      <span className="flex min-w-0 items-center gap-2.5 max-lg:w-full">
        <Avatar name={person.displayName} src={person.photoURL} className="size-9 text-xs" />
        <bdi className="max-w-40 truncate text-sm font-semibold">{person.displayName}</bdi>
      </span>
      <span className="-mx-4 flex">
        <ButtonLink to={paths.dashboard} variant="text" compact onClick={onChoose}>
          {t.profile()}
        </ButtonLink>
        <Button variant="text" compact busy={busy} onClick={leave}>
          {t.logOut()}
        </Button>
      </span>
    </div>
  )
}
