import { Link, useLocation } from 'react-router'
import { paths, tokenIn } from '../platform/navigation/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

function ResetPasswordPage() {
  const token = tokenIn(useLocation().hash)
  if (!token)
    return (
      <AccountFrame title="Choose a new password" lead="This link is incomplete. Please copy all of it from the mail.">
        <p className="mt-6">
          <Link to={paths.forgotPassword} className="link inline-block py-2">
            Ask for a new link
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="Choose a new password"
      lead="It replaces the old one. Wherever your account is signed in, it is then signed out."
    >
      <NewPasswordForm token={token} />
    </AccountFrame>
  )
}

export { ResetPasswordPage as Component }
