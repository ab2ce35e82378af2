import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { toast } from './toast.ts'

/** Asks first, then deletes, and says how it went (spec §6, §8). `remove` throws with words for the person. */
export function DeleteButton({ remove, className }: { remove: () => Promise<unknown>; className?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await remove()
      button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus() // the row goes away; the focus must not
      toast.success('Deleted!')
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: error instanceof Error ? error.message : String(error) })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button ref={button} variant="quiet" className={className} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog open={asking} busy={busy} onConfirm={() => void confirm()} onCancel={() => setAsking(false)} />
    </>
  )
}
