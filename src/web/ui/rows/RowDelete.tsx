import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as t from '#messages/list'
import { Button, ButtonPlace } from '../Button.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useActionPlace, useRow } from './RowActions.tsx'

type Props = {
  available?: boolean
  compact?: boolean
  variant?: 'quiet' | 'text'
  remove: () => Promise<unknown>
  /** Undoes the deletion; `of` names the deleted item. No confirmation is needed then. */
  undo?: { of: string; restore: () => Promise<unknown> }
}

const REMOVAL = 'delete'

export function RowDelete({ available = true, remove, undo, compact, variant = 'quiet' }: Props) {
  const { running, isLocked, isDeleted, run, setDeleted, describedBy } = useRow()
  const [isAsking, setAsking] = useState(false)
  const place = useActionPlace(available)
  const isShown = available && !isDeleted
  const deleteIt = async () => {
    try {
      await remove()
    } finally {
      flushSync(() => setAsking(false)) // first, so that the focus returns to the row, and the toast is on the page
    }
    setDeleted(true)
    if (!undo) return t.hasDeleted()
    const restore = async () => {
      await undo.restore()
      setDeleted(false)
      return t.restored()
    }
    return { text: t.hasDeleted(), detail: undo.of, undo: restore }
  }
  const press = () => (undo ? void run(REMOVAL, deleteIt) : setAsking(true))
  return (
    <>
      {isShown ? (
        <Button
          variant={variant}
          compact={compact}
          busy={!isAsking && running === REMOVAL}
          unavailable={isLocked}
          className={place}
          aria-describedby={describedBy}
          onClick={press}
        >
          {t.remove()}
        </Button>
      ) : (
        <ButtonPlace name={t.remove()} variant={variant} compact={compact} className={place} />
      )}
      <ConfirmDialog
        open={isAsking}
        busy={running === REMOVAL}
        onConfirm={() => void run(REMOVAL, deleteIt)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
