import { useState } from 'react'
import { accountApi, MAX_TYPED_PASSWORD_LENGTH } from '#contract/account'
import * as t from '#messages/account'
import * as dialog from '#messages/dialog'
import * as list from '#messages/list'
import { keepPlaces } from '../map/places/kept-places.ts'
import { accessToken } from '../platform/api/access-token.ts'
import { messageOf } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { forgetSession, useSession } from '../platform/session/session.ts'
import { signOutEverywhere } from '../platform/session/sign-out.ts'
import { forgetDrafts, forgetRecentHomes } from '../platform/storage/kept-until-log-out.ts'
import { keepTerms } from '../property/mortgage/kept-terms.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { Section } from './Section.tsx'

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t.deleteYour()}>
      <p className="mb-4 text-muted">{t.deleteText()}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t.deleteMine()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={dialog.areYouSure()} role="alertdialog">
        <Confirm hasPassword={hasPassword} onCancel={() => setOpen(false)} />
      </Dialog>
    </Section>
  )
}

function Confirm({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const session = useSession()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    if (hasPassword && !password) return setFailure(t.passwordRequired())
    setBusy(true)
    setFailure(undefined)
    try {
      await deleteAccount(hasPassword ? password : undefined)
      if (session.status === 'signedIn') {
        keepTerms(session.email, undefined)
        keepPlaces(session.email, [])
      }
      toast.success(list.hasDeleted())
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="mt-3 mb-5 text-muted">{t.noWayBack()}</p>
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          maxLength={MAX_TYPED_PASSWORD_LENGTH}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <FormError>{failure}</FormError>
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {dialog.cancel()}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {dialog.yesDelete()}
        </Button>
      </div>
    </form>
  )
}

/**
 * Deletes the account at our server, then at a hosted identity provider (best effort), and removes the user's drafts,
 * recent homes and session from this browser.
 */
async function deleteAccount(password: string | undefined): Promise<void> {
  const security = await createAccountSecurity()
  await call(accountApi.remove, { body: { password } })
  const email = accessToken.owner()
  if (email) forgetDrafts(email)
  accessToken.clear()
  forgetSession()
  await security.deleteAccount?.().catch(() => {}) // best effort: that account no longer opens anything here
  await signOutEverywhere()
  forgetRecentHomes()
}
