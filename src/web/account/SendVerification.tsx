import { useState } from 'react'
import * as t from '#messages/account'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'

export function SendVerification({ compact = false }: { compact?: boolean }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await (await createAccountSecurity()).sendVerification()
      toast.success(t.linkSent())
    } catch (error) {
      toast.failure(ui.somethingWrong(), { detail: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" compact={compact} busy={busy} onClick={() => void send()}>
      {t.sendLinkAgain()}
    </Button>
  )
}
