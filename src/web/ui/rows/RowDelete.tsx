import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonPlace } from '../Button.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useActionPlace, useRow } from './RowActions.tsx'

type Props = {
  available?: boolean
  compact?: boolean
  variant?: 'quiet' | 'text'
  /** Rejects with a message for the person. */
  remove: () => Promise<unknown>
}

/** Deletes what the row is about, after a question. */
export function RowDelete({ available = true, remove, compact, variant = 'quiet' }: Props) {
  const { running, isLocked, isDeleted, run, markDeleted, describedBy } = useRow()
  const [isAsking, setAsking] = useState(false)
  const place = useActionPlace(available)
  const isShown = available && !isDeleted
  const deleteIt = async () => {
    try {
      await remove()
    } finally {
      flushSync(() => setAsking(false)) // first, so that the focus comes back to the row, and the toast stands on the page
    }
    markDeleted()
    return 'Deleted!'
  }
  return (
    <>
      {isShown ? (
        <Button
          variant={variant}
          compact={compact}
          unavailable={isLocked}
          className={place}
          aria-describedby={describedBy}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      ) : (
        <ButtonPlace name="Delete" variant={variant} compact={compact} className={place} />
      )}
      <ConfirmDialog
        open={isAsking}
        busy={running === 'Delete'}
        onConfirm={() => void run('Delete', deleteIt)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
