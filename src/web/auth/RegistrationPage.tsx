import { Link, Navigate, useLocation } from 'react-router'
import { usePageTitle } from '../brand/page-title.ts'
import { LegalLinks } from '../legal/LegalLinks.tsx'
import { paths } from '../navigation/paths.ts'
import { type LoginState, loginState, wantedPath } from '../session/return-path.ts'
import { useSession } from '../session/session.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** /registration: whoever is signed in already is sent on. */
function RegistrationPage() {
  usePageTitle('Registration')
  const session = useSession()
  const location = useLocation()
  const wanted = wantedPath(location)
  if (session.status === 'resolving') return <LoadingBar />
  const goOn: LoginState = { from: wanted, brought: loginState(location).brought }
  if (session.status === 'signedIn') return <Navigate to={wanted} replace />
  return (
    <AuthFrame title="Create your account" lead="Save homes, make offers and buy, all with one account.">
      <RegistrationForm goOn={goOn} />
      <GoogleButton wanted={wanted} />
      <p className="mt-8 text-muted">
        Already have an account?{' '}
        <Link to={paths.login} state={goOn} className="link">
          Log in
        </Link>
      </p>
      <div className="mt-4 text-sm text-muted">
        <LegalLinks />
      </div>
    </AuthFrame>
  )
}

export { RegistrationPage as Component }
