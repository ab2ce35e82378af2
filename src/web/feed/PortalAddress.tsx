import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { currencyNote, OUTGOING_FORMATS, whyNoFile } from '#contract/feed-address'
import * as t from '#messages/feed'
import { messageOf } from '../platform/api/api-error.ts'
import { API } from '../platform/api/send.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { feedAddress, useMakeAddress, useRemoveAddress } from './feed.queries.ts'
import { formatNames } from './feed-words.ts'

const fail = (error: unknown) => toast.failure(t.somethingWrong(), { detail: messageOf(error) })

export function PortalAddress({ email }: { email: string }) {
  const heading = useId()
  const { data, isError, isFetching, refetch } = useQuery(feedAddress(email))
  return (
    <section aria-labelledby={heading} className="mt-10 border-t border-line pt-8">
      <h2 id={heading} className="title-card">
        {t.portals()}
      </h2>
      <p className="mt-2 max-w-xl text-muted">{t.portalsLead()}</p>
      <div className="mt-4">
        {data ? (
          <Addresses path={data.path} describedBy={heading} />
        ) : isError ? (
          <FailedState onRetry={() => void refetch()} busy={isFetching}>
            {t.addressesNotLoaded()}
          </FailedState>
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
    </section>
  )
}

function Addresses({ path, describedBy }: { path: string | undefined; describedBy: string }) {
  const [isAsking, setAsking] = useState(false)
  const make = useMakeAddress()
  const remove = useRemoveAddress()
  const { currency } = useMoney()
  if (path === undefined)
    return (
      <Button
        variant="quiet"
        compact
        busy={make.isPending}
        aria-describedby={describedBy}
        onClick={() => make.mutate(undefined, { onError: fail })}
      >
        {t.makeAddresses()}
      </Button>
    )
  const end = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t.removed()),
      onError: fail,
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <ul className="grid gap-2">
        {OUTGOING_FORMATS.map((format) => ({
          format,
          address: new URL(`${API}${path}/${format}`, window.location.href).href,
          refusal: currency && whyNoFile(format, currency),
          note: currency && currencyNote(format, currency),
        })).map(({ format, address, refusal, note }) => (
          <li key={format} className="wrap-anywhere">
            <span className="font-semibold">{`${formatNames[format]()}: `}</span>
            {refusal ? (
              <span>{refusal}</span>
            ) : (
              <a href={address} dir="ltr" className="link">
                {address}
              </a>
            )}
            {note && <p className="text-sm text-muted">{note}</p>}
          </li>
        ))}
      </ul>
      <Button variant="quiet" compact className="mt-4" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t.removeAddresses()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        words={t.confirmAddresses()}
        confirm={t.confirmRemove()}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={end}
      />
    </>
  )
}
