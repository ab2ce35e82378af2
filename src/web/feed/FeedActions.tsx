import { type ChangeEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Feed } from '#contract/feed'
import * as t from '#messages/feed'
import { isNotThere, messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { ProgressBar } from '../ui/form/ProgressBar.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { EditFeedDialog } from './FeedDialog.tsx'
import { useChangeFeed, useRemoveFeed, useRunFeed, useUploadFile } from './feed.queries.ts'

type Props = { feed: Feed; isAdmin: boolean; isOwn: boolean; describedBy: string }

const fail = (error: unknown) => toast.failure(t.somethingWrong(), { detail: messageOf(error) })

export function FeedActions({ feed, isAdmin, isOwn, describedBy }: Props) {
  const run = useRunFeed(feed._id)
  const change = useChangeFeed(feed._id)
  const isActive = feed.latestRun?.state === 'waiting' || feed.latestRun?.state === 'running'
  const lacksFile = feed.source === 'upload' && !feed.uploadedAt
  const start = (isTrial: boolean) => run.mutate({ isTrial }, { onError: fail })
  const props = { variant: 'quiet', compact: true, 'aria-describedby': describedBy } as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {feed.source === 'upload' && <UploadFile feed={feed} describedBy={describedBy} />}
      <Button {...props} busy={run.isPending} unavailable={isActive || lacksFile} onClick={() => start(true)}>
        {t.test()}
      </Button>
      <Button {...props} busy={run.isPending} unavailable={isActive || lacksFile} onClick={() => start(false)}>
        {t.runNow()}
      </Button>
      {feed.schedule !== 'manual' && (
        <Button
          {...props}
          busy={change.isPending}
          onClick={() => change.mutate({ isPaused: !feed.isPaused }, { onError: fail })}
        >
          {feed.isPaused ? t.resume() : t.pause()}
        </Button>
      )}
      {isAdmin && feed.format !== 'soldPrices' && (
        <Button
          {...props}
          busy={change.isPending}
          onClick={() => change.mutate({ isTrusted: !feed.isTrusted }, { onError: fail })}
        >
          {feed.isTrusted ? t.distrust() : t.trust()}
        </Button>
      )}
      {isOwn && <EditFeed feed={feed} describedBy={describedBy} />}
      <DeleteFeed feed={feed} describedBy={describedBy} />
    </div>
  )
}

type ActionProps = Pick<Props, 'feed' | 'describedBy'>

function EditFeed({ feed, describedBy }: ActionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" compact aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {t.edit()}
      </Button>
      <EditFeedDialog feed={feed} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function DeleteFeed({ feed, describedBy }: ActionProps) {
  const [isAsking, setAsking] = useState(false)
  const { setDeleted } = useRow()
  const { mutateAsync: remove, isPending } = useRemoveFeed(feed._id)
  const confirm = async () => {
    try {
      await remove(undefined)
    } catch (error) {
      setAsking(false)
      if (isNotThere(error)) setDeleted(true)
      return fail(error)
    }
    flushSync(() => setAsking(false)) // first, so that the focus returns to the row
    setDeleted(true)
    toast.success(t.deleted())
  }
  return (
    <>
      <Button variant="quiet" compact aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t.remove()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        words={t.confirmDelete({ kind: feed.format === 'soldPrices' ? 'sales' : 'other' })}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}

function UploadFile({ feed, describedBy }: ActionProps) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const { mutate: upload, isPending } = useUploadFile(feed._id)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    const watch = { onProgress: setShare, signal: new AbortController().signal }
    upload(
      { file, watch },
      {
        onSuccess: () => toast.success(t.fileUploaded(), { detail: t.testOrRun() }),
        onError: fail,
        onSettled: () => setShare(undefined),
      },
    )
  }
  return (
    <>
      <input ref={input} type="file" hidden onChange={choose} />
      <Button
        variant="quiet"
        compact
        busy={isPending}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {feed.uploadedAt ? t.uploadAnother() : t.uploadFile()}
      </Button>
      {share !== undefined && (
        <div className="w-full">
          <ProgressBar label={t.upload()} share={share} />
        </div>
      )}
    </>
  )
}
