import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../auth/session.ts'
import { useLogOut } from '../auth/use-log-out.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { paths } from './paths.ts'

const compact = 'px-5'

/** The end of the nav bar: who is signed in, or the way to sign in. */
export function NavSession({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  const logOut = useLogOut()
  const [busy, setBusy] = useState(false)
  if (session.status !== 'signedIn') {
    // Its place is kept while nobody knows yet, so that nothing moves.
    const seen = session.status === 'resolving' ? 'invisible' : ''
    return (
      <ButtonLink to={paths.login} onClick={onChoose} className={`${compact} ${seen}`}>
        Login
      </ButtonLink>
    )
  }
  const leave = () => {
    setBusy(true)
    void logOut().finally(() => setBusy(false))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:border-t max-lg:border-line max-lg:pt-5">
      <span className="flex items-center gap-2.5 max-lg:w-full">
        <Avatar name={session.displayName} src={session.photoURL} className="size-9 text-xs" />
        <span className="max-w-40 truncate text-sm font-semibold">{session.displayName}</span>
      </span>
      <Link to={paths.dashboard} onClick={onChoose} className="py-2.5 text-[0.9375rem] font-semibold hover:text-brand">
        Profile
      </Link>
      <Button variant="quiet" busy={busy} onClick={leave} className={compact}>
        LogOut
      </Button>
    </div>
  )
}
