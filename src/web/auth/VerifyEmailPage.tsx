import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { messageOf } from '../platform/api/api-error.ts'
import { paths, tokenIn } from '../platform/navigation/paths.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { refreshSession } from '../platform/session/session.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const TITLE = 'Confirm your address'

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
      <AccountFrame title={TITLE} lead={messageOf(error)}>
        <p className="mt-6">
          <Link to={paths.security} className="link inline-block py-2">
            Ask for a new link
          </Link>
        </p>
      </AccountFrame>
    )
  if (isVerified)
    return (
      <AccountFrame
        title="Your e-mail address is confirmed"
        lead="Thank you. You can now make offers, list homes and write reviews."
      >
        <p className="mt-6">
          <Link to={paths.allProperty} className="link inline-block py-2">
            See all homes
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={TITLE}
      lead="You are not signed in to this account here. Choose a new password to confirm the address: it replaces the old one and signs out everyone who uses it."
    >
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
