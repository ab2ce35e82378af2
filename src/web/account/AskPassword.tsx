import { useState } from 'react'
import * as t from '#messages/account'
import * as dialog from '#messages/dialog'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'

type Props = { button: string; onPassword: (password: string) => Promise<void>; onCancel: () => void }

export function AskPassword({ button, onPassword, onCancel }: Props) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    if (!password) return setFailure(t.passwordRequired())
    setBusy(true)
    setFailure(undefined)
    await onPassword(password).catch((error: unknown) => setFailure(messageOf(error)))
    setBusy(false)
  }
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PasswordField
        autoComplete="current-password"
        required
        autoFocus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormError>{failure}</FormError>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {dialog.cancel()}
        </Button>
      </div>
    </form>
  )
}
