import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Answer } from '#contract/endpoint'
import type { Copy, evidenceApi } from '#contract/evidence'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/evidence'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CopyRow } from './CopyRow.tsx'
import { copiesOf, useRejectCopies } from './evidence.queries.ts'

export function CopiesDialog({ id, open, onClose }: { id: string } & DialogState) {
  const { data: copies, error, refetch, isFetching } = useQuery({ ...copiesOf(id), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t.withPicture()}>
      {copies ? (
        <Copies id={id} copies={copies} onClose={onClose} />
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

type CopiesProps = { id: string; copies: Answer<typeof evidenceApi.copies>; onClose: () => void }

function Copies({ id, copies: { homes, group }, onClose }: CopiesProps) {
  const { waiting, ticked, tick, tickAll } = useTicks(homes)
  const { agents } = group
  const isTicked = new Set(ticked)
  return (
    <>
      <p className="mt-3 text-muted">
        {t.summary({
          homes: shownNumber(group.homes),
          agents,
          shownAgents: shownNumber(agents),
          waiting: shownNumber(group.waiting),
        })}
      </p>
      {group.homes > homes.length && (
        <p className="mt-2 text-muted">{t.firstOfAll({ count: homes.length, shown: shownNumber(homes.length) })}</p>
      )}
      {waiting.length > 0 && (
        <label className="mt-3 ms-3 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm">
          <span className="grid w-11 place-items-center">
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = ticked.length > 0 && ticked.length < waiting.length
              }}
              checked={ticked.length === waiting.length}
              onChange={({ target }) => tickAll(target.checked)}
              className="size-4 accent-brand"
            />
          </span>
          <span>{t.allWaiting()}</span>
        </label>
      )}
      <ul
        aria-label={t.listings()}
        className="mt-2 grid max-h-[max(18rem,100dvh-32rem)] gap-2 overflow-y-auto rounded-xl border border-line p-3"
      >
        {homes.map((home) => (
          <CopyRow key={home._id} home={home} isTicked={isTicked.has(home._id)} onTick={tick} />
        ))}
      </ul>
      <Rejection id={id} ticked={ticked} isWaiting={waiting.length > 0} onClose={onClose} />
    </>
  )
}

type RejectionProps = { id: string; ticked: string[]; isWaiting: boolean; onClose: () => void }

/** A component of its own, so that typing a reason renders none of up to a thousand listings. */
function Rejection({ id, ticked, isWaiting, onClose }: RejectionProps) {
  const [reason, setReason, clearDraft] = useDraftText(`copies:${id}`)
  const { mutate: reject, isPending, error } = useRejectCopies(id)
  const submit = () =>
    reject(
      { ids: ticked, reason: reason.trim() || undefined },
      {
        onSuccess: ({ modifiedCount }) => {
          clearDraft()
          onClose()
          toast.success(t.rejected({ count: modifiedCount, shown: shownNumber(modifiedCount) }))
        },
      },
    )
  return (
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
      <Button type="submit" variant="danger" busy={isPending} unavailable={ticked.length === 0}>
        {isWaiting && ticked.length === 0
          ? t.noneTicked()
          : t.reject({ count: ticked.length, shown: shownNumber(ticked.length) })}
      </Button>
    </form>
  )
}

/** The listings to reject: those that wait, but the first one, which the others may copy. */
function useTicks(homes: Copy[]) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const waiting = homes.filter(({ status }) => status === 'pending')
  const ticked = waiting.filter(({ _id, isFirst }) => isFirst === changed.has(_id)).map(({ _id }) => _id)
  const tick = useCallback(
    (id: string) =>
      setChanged((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  )
  const tickAll = (isOn: boolean) =>
    setChanged(new Set(waiting.filter(({ isFirst }) => isFirst === isOn).map(({ _id }) => _id)))
  return { waiting, ticked, tick, tickAll }
}
