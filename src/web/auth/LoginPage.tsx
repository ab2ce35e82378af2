import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { BRAND } from '#contract/brand'
import { isolated } from '#contract/isolated'
import { useMoney } from '../platform/api/use-money.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { googleRefusal } from '../platform/session/finish-google.ts'
import { type LoginState, loginState, returnPath } from '../platform/session/return-path.ts'
import { useSession, useSignedOutReason } from '../platform/session/session.ts'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { type PendingWish, pendingWish } from '../wishlist/pending-wish.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { CodeForm } from './CodeForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { ReturnHomeLead, ReturnHomePanel, ReturnHomeStrip, useReturnHome } from './ReturnToHome.tsx'
import { SlowSignInNotice } from './SlowSignInNotice.tsx'

function LoginPage() {
  const session = useSession()
  const reason = useSignedOutReason()
  const [needsCode, setNeedsCode] = useState(false)
  const location = useLocation()
  const returnTo = returnPath(location)
  const home = useReturnHome(returnTo)
  const known = home === 'loading' ? undefined : home
  usePageTitle(known ? `${isolated(known.title)}: log in to see it` : 'Login', {
    home: known,
    currency: useMoney().currency,
  })
  const [wish] = useState(pendingWish.read)
  if (session.status === 'resolving') {
    return (
      <>
        <LoadingBar />
        <SlowSignInNotice className="page py-10 text-center" />
      </>
    )
  }
  const { email = '', notice: toldBefore, returnState } = loginState(location)
  if (session.status === 'signedIn') return <Navigate to={returnTo} state={returnState} replace />
  const notice = googleRefusal(new URLSearchParams(location.search).get('error')) ?? toldBefore ?? reason
  const next: LoginState = { from: returnTo, returnState }
  return (
    <AuthFrame
      title="Welcome back"
      lead={home ? <ReturnHomeLead home={home} /> : leadOf(wish)}
      panel={home && home !== 'loading' && <ReturnHomePanel home={home} />}
    >
      <p className="mt-1 text-muted">
        <span>{`New to ${BRAND}? `}</span>
        <Link to={paths.registration} state={next} className="link">
          Create an account
        </Link>
      </p>
      {home && <ReturnHomeStrip home={home} />}
      {notice && (
        <p role="alert" className="mt-6 rounded-field border border-danger/40 bg-danger-wash px-4 py-3 font-medium">
          {notice}
        </p>
      )}
      {isForgetful() && (
        <p role="status" className="mt-6 rounded-field border border-accent/40 bg-accent-wash px-4 py-3">
          This browser keeps no cookies and site data for this site. You can log in, and stay logged in until this page
          is reloaded or closed. For longer, allow them for this site in the browser’s settings.
        </p>
      )}
      {needsCode ? (
        <CodeForm onBack={() => setNeedsCode(false)} />
      ) : (
        <>
          <LoginForm email={email} onCode={() => setNeedsCode(true)} />
          <GoogleButton returnTo={returnTo} />
        </>
      )}
    </AuthFrame>
  )
}

const isForgetful = (): boolean => browserStorage.isBlocked() || !navigator.cookieEnabled

const leadOf = (wish: PendingWish | undefined): string =>
  wish
    ? `Log in to put ${isolated(wish.title)} on your wishlist. Then you come back to where you were.`
    : 'Log in to see every home and make an offer.'

export { LoginPage as Component }
