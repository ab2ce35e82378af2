import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import * as t from '#messages/password'
import { messageOf } from '../platform/api/api-error.ts'
import { paths, tokenIn } from '../platform/navigation/paths.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { refreshSession } from '../platform/session/session.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Confirms the address if its owner is signed in here, and otherwise asks for a new password (D-242). */
function VerifyEmailPage() {
  const token = tokenIn(useLocation().hash)
  const {
    data: isVerified,
    error,
    isPending,
  } = useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: () => verify(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY, // a link works once
  })
  if (isPending) return <LoadingBar />
  if (error)
    return (
      <AccountFrame title={t.confirmAddress()} lead={messageOf(error)}>
        <p className="mt-6">
          <Link to={paths.security} className="link inline-block py-2">
            {t.askNewLink()}
          </Link>
        </p>
      </AccountFrame>
    )
  if (isVerified)
    return (
      <AccountFrame title={t.confirmed()} lead={t.confirmedText()}>
        <p className="mt-6">
          <Link to={paths.allProperty} className="link inline-block py-2">
            {t.seeAllHomes()}
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame title={t.confirmAddress()} lead={t.notSignedIn()}>
      <NewPasswordForm token={token} />
    </AccountFrame>
  )
}

async function verify(token: string): Promise<boolean> {
  const isVerified = (await (await createAccountSecurity()).links?.verifyEmail(token)) ?? false
  if (isVerified) await refreshSession()
  return isVerified
}

export { VerifyEmailPage as Component }
