import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { brandInText } from '#contract/brand'
import { isolated } from '#contract/isolated'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/auth'
import { useMoney } from '../platform/api/use-money.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { googleRefusal } from '../platform/session/finish-google.ts'
import { type LoginState, loginState, returnPath } from '../platform/session/return-path.ts'
import { sessionQuery, useSession } from '../platform/session/session.ts'
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
  const reason = useQuery(sessionQuery).data?.because
  const [needsCode, setNeedsCode] = useState(false)
  const location = useLocation()
  const returnTo = returnPath(location)
  const home = useReturnHome(returnTo)
  const known = home === 'loading' ? undefined : home
  usePageTitle(known ? t.pageTitleHome({ title: isolated(titleOf(known)) }) : t.logIn(), {
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
      title={t.welcomeBack()}
      lead={home ? <ReturnHomeLead home={home} /> : leadOf(wish)}
      panel={home && home !== 'loading' && <ReturnHomePanel home={home} />}
    >
      <p className="mt-1 text-muted">
        <span>{t.newTo({ brand: brandInText() })}</span>
        <Link to={paths.registration} state={next} className="link">
          {t.createAccount()}
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
          {t.forgetful()}
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
  wish ? t.leadWish({ title: isolated(wish.title) }) : t.lead()

export { LoginPage as Component }
