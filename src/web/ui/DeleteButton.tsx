import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { toast } from './toast.ts'

type Props = {
  /** Throws with words for the person. */
  remove: () => Promise<unknown>
  className?: string
  compact?: boolean
  /** The id of what names the thing, for readers: every such button is called Delete. */
  describedBy?: string
}

/** Asks first, then deletes, and says how it went (spec §6, §8). */
export function DeleteButton({ remove, className, compact, describedBy }: Props) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () =>
    flushSync(() => {
      setBusy(false)
      setAsking(false)
    })
  const confirm = async () => {
    setBusy(true)
    try {
      await remove()
      close()
      toast.success('Deleted!')
    } catch (error) {
      close()
      toast.failure('Something is Wrong!', { detail: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        compact={compact}
        className={className}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog open={asking} busy={busy} onConfirm={() => void confirm()} onCancel={() => setAsking(false)} />
    </>
  )
}
