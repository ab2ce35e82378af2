import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as t from '#messages/auth'
import { messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import { createIdentity } from '../platform/providers/identity/create-identity.ts'
import { completeGoogle } from '../platform/session/finish-google.ts'
import { withReturnPath } from '../platform/session/return-path.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'

export function GoogleButton({ returnTo }: { returnTo: string }) {
  const { data: site } = useQuery(siteQuery)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  if (!site?.google) return null
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    const googleReturn = withReturnPath(paths.googleReturn, returnTo)
    try {
      const identity = await createIdentity()
      const outcome = await identity.continueWithGoogle(googleReturn, withReturnPath(paths.login, returnTo))
      if (isCurrentScreen()) {
        if (outcome === 'here') await navigate(googleReturn)
        else window.location.assign(outcome.leaveFor)
      } else if (outcome === 'here') await completeGoogle() // the user stays on the page that they have opened since
    } catch (error) {
      setFailure(messageOf(error))
      toast.failure(messageOf(error))
    }
    setBusy(false) // also before leaving: the browser's Back may restore this page
  }
  return (
    <>
      <div aria-hidden="true" className="my-6 flex items-center gap-4 text-sm text-muted">
        <span className="h-px grow bg-line" />
        <span>{t.or()}</span>
        <span className="h-px grow bg-line" />
      </div>
      <Button variant="quiet" busy={busy} onClick={() => void begin()} className="w-full">
        <GoogleMark />
        <span>{t.google()}</span>
      </Button>
      <FormError toasted>{failure}</FormError>
    </>
  )
}

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
    <path fill="#4285F4" d="M22.6 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.6c2-1.9 3.3-4.7 3.3-8Z" />
    <path fill="#34A853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.7 6.7 0 0 1-10-3.5H2v2.8A11 11 0 0 0 12 23Z" />
    <path fill="#FBBC05" d="M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2a11 11 0 0 0 0 9.8l3.7-2.8Z" />
    <path fill="#EA4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2 7.1l3.7 2.8A6.6 6.6 0 0 1 12 5.4Z" />
  </svg>
)
