import { useState } from 'react'
import { accountApi } from '#contract/user/account'
import { messageOf } from '../api/api-error.ts'
import { download } from '../api/download.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from './Section.tsx'

/** All that is kept of the person, as a file. */
export function OwnData() {
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      await download(accountApi.data)
    } catch (error) {
      toast.failure('Your data could not be downloaded.', { detail: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <Section title="Your data">
      <p className="mb-4 text-muted">Your profile, listings, offers, reviews and sign-ins, in one file (JSON).</p>
      <Button variant="quiet" busy={busy} onClick={() => void fetchAll()}>
        Download my data
      </Button>
    </Section>
  )
}
