import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Copy } from '#contract/evidence'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/evidence'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { statusNames } from '../property/status-names.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { copiesOf, useRejectCopies } from './evidence.queries.ts'

export function CopiesDialog({ id, open, onClose }: { id: string } & DialogState) {
  const { data: homes, error, refetch, isFetching } = useQuery({ ...copiesOf(id), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t.withPicture()}>
      {homes ? (
        <Copies id={id} homes={homes} onClose={onClose} />
      ) : error ? (
        <div className="mt-5 grid justify-items-start gap-4">
          <FormError>{messageOf(error)}</FormError>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {ui.tryAgain()}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-5 h-72" />
      )}
    </Dialog>
  )
}

function Copies({ id, homes, onClose }: { id: string; homes: Copy[]; onClose: () => void }) {
  const [reason, setReason, clearDraft] = useDraftText(`copies:${id}`)
  const { mutate: reject, isPending, error } = useRejectCopies(id)
  const waiting = homes.filter(({ status }) => status === 'pending')
  const agents = new Set(homes.map(({ email }) => email)).size
  const submit = () =>
    reject(
      { ids: waiting.map(({ _id }) => _id), reason: reason.trim() || undefined },
      {
        onSuccess: ({ modifiedCount }) => {
          clearDraft()
          onClose()
          toast.success(t.rejected({ count: modifiedCount, shown: shownNumber(modifiedCount) }))
        },
      },
    )
  return (
    <>
      <p className="mt-3 text-muted">
        {t.summary({
          homes: shownNumber(homes.length),
          agents,
          shownAgents: shownNumber(agents),
          waiting: shownNumber(waiting.length),
        })}
      </p>
      <ul
        aria-label={t.listings()}
        className="mt-4 grid max-h-64 gap-2 overflow-y-auto rounded-xl border border-line p-3"
      >
        {homes.map((home) => (
          <li key={home._id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="grid min-w-0 wrap-anywhere">
              <Link to={paths.propertyDetails(home._id)} className="link">
                <bdi>{home.title}</bdi>
              </Link>
              <span className="text-muted">
                <EmailText email={home.email} />
              </span>
            </span>
            <Badge look={looks[home.status]}>{home.status === 'sold' ? t.sold() : statusNames[home.status]()}</Badge>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t.reason()}
          placeholder={t.eachReads()}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError>{error ? messageOf(error) : undefined}</FormError>
        <Button type="submit" variant="danger" busy={isPending} unavailable={waiting.length === 0}>
          {t.reject({ count: waiting.length, shown: shownNumber(waiting.length) })}
        </Button>
      </form>
    </>
  )
}

const looks: Record<Copy['status'], BadgeLook> = {
  verified: 'brand',
  pending: 'accent',
  rejected: 'danger',
  sold: 'ink',
}
