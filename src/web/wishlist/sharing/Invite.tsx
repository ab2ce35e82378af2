import { useId, useState } from 'react'
import { INVITATION_DAYS, type Sharing } from '#contract/sharing'
import * as t from '#messages/sharing'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../../platform/api/api-error.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { shownMoment } from '../../ui/time/format.ts'
import { useInvite, useWithdrawInvitation } from './sharing.queries.ts'

const fail = (error: unknown) => toast.failure(somethingWrong(), { detail: messageOf(error) })

type Props = { invitation: Sharing['invitation']; describedBy?: string }

export function Invite({ invitation, describedBy }: Props) {
  const [token, setToken] = useState<string>()
  const invite = useInvite()
  const withdraw = useWithdrawInvitation()
  const make = () => invite.mutate(undefined, { onSuccess: (made) => setToken(made.token), onError: fail })
  const end = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        setToken(undefined)
        toast.success(t.withdrawn())
      },
      onError: fail,
    })
  return (
    <>
      <p className="mt-1 max-w-2xl text-muted">{t.inviteLead()}</p>
      {invitation && token && <InvitationLink token={token} />}
      {invitation && (
        <p className="mt-3 text-sm">
          {token
            ? t.linkLapses({ days: INVITATION_DAYS, moment: shownMoment(invitation.lapsesAt) })
            : t.openInvitation({ moment: shownMoment(invitation.lapsesAt) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" compact busy={invite.isPending} aria-describedby={describedBy} onClick={make}>
          {invitation ? t.newLink() : t.invite()}
        </Button>
        {invitation && (
          <Button variant="quiet" compact busy={withdraw.isPending} aria-describedby={describedBy} onClick={end}>
            {t.withdraw()}
          </Button>
        )}
      </div>
    </>
  )
}

function InvitationLink({ token }: { token: string }) {
  const id = useId()
  const link = `${window.location.origin}${paths.together}#${new URLSearchParams({ token })}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t.copied())
    } catch {
      toast.failure(t.notCopied(), { detail: t.copyByHand() }) // without TLS there is no clipboard
    }
  }
  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {t.link()}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-11 w-full min-w-0 rounded-field border border-edge bg-canvas px-3 text-sm text-ink focus-visible:rounded-field sm:w-auto sm:grow"
        />
        <Button compact onClick={() => void copy()}>
          {t.copy()}
        </Button>
      </div>
    </div>
  )
}
