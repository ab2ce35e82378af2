import { Link, useLocation } from 'react-router'
import * as t from '#messages/password'
import { paths, tokenIn } from '../platform/navigation/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

function ResetPasswordPage() {
  const token = tokenIn(useLocation().hash)
  if (!token)
    return (
      <AccountFrame title={t.chooseNew()} lead={t.incompleteLink()}>
        <p className="mt-6">
          <Link to={paths.forgotPassword} className="link inline-block py-2">
            {t.askNewLink()}
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame title={t.chooseNew()} lead={t.replacesOld()}>
      <NewPasswordForm token={token} />
    </AccountFrame>
  )
}

export { ResetPasswordPage as Component }
