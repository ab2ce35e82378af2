import { Link, Navigate, useLocation } from 'react-router'
import { BRAND } from '#contract/brand'
import { usePageTitle } from '../brand/page-title.ts'
import { paths } from '../navigation/paths.ts'
import { googleRefusal } from '../session/google-refusals.ts'
import { useSession, useSignedOutReason } from '../session/session.ts'
import { loginState, wantedPath } from '../session/wanted-path.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'

/** /login: whoever is signed in is sent on to where they wanted to go. */
function LoginPage() {
  usePageTitle('Login')
  const session = useSession()
  const reason = useSignedOutReason()
  const location = useLocation()
  const wanted = wantedPath(location)
  if (session.status === 'resolving') return <LoadingBar />
  if (session.status === 'signedIn') return <Navigate to={wanted} replace />
  const { email = '', notice: brought } = loginState(location)
  const notice = googleRefusal(new URLSearchParams(location.search).get('error')) ?? brought ?? reason
  return (
    <AuthFrame title="Welcome back" lead="Log in to see every home and make an offer.">
      {notice && (
        <p role="alert" className="mt-6 rounded-field border border-danger/40 bg-danger-wash px-4 py-3 font-medium">
          {notice}
        </p>
      )}
      <LoginForm email={email} />
      <GoogleButton wanted={wanted} />
      <p className="mt-8 text-muted">
        {`New to ${BRAND}?`}{' '}
        <Link to={paths.registration} state={location.state} className="link">
          Create an account
        </Link>
      </p>
    </AuthFrame>
  )
}

export { LoginPage as Component }
