import { Link, Navigate, useLocation } from 'react-router'
import * as t from '#messages/auth'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { type LoginState, loginState, returnPath } from '../platform/session/return-path.ts'
import { useSession } from '../platform/session/session.ts'
import { LegalLinks } from '../site/legal/LegalLinks.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

function RegistrationPage() {
  usePageTitle(t.registration())
  const session = useSession()
  const location = useLocation()
  const returnTo = returnPath(location)
  if (session.status === 'resolving') return <LoadingBar />
  const next: LoginState = { from: returnTo, returnState: loginState(location).returnState }
  if (session.status === 'signedIn') return <Navigate to={returnTo} replace />
  return (
    <AuthFrame title={t.createYours()} lead={t.registrationLead()}>
      <RegistrationForm next={next} />
      <GoogleButton returnTo={returnTo} />
      <p className="mt-8 text-muted">
        <TextWithParts
          text={t.haveAccount()}
          parts={{
            login: (words) => (
              <Link to={paths.login} state={next} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <div className="mt-4 text-sm text-muted">
        <LegalLinks />
      </div>
    </AuthFrame>
  )
}

export { RegistrationPage as Component }
