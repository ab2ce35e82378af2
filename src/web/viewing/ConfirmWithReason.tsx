import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'

type Props = {
  name: string
  /** The name of the button that does it. */
  confirm: string
  /** What follows. */
  words: string
  act: () => Promise<string>
}

/** An action of a row that can't be undone, after a question. */
export function ConfirmWithReason({ name, confirm, words, act }: Props) {
  const { running, isLocked, run, describedBy } = useRow()
  const [isAsking, setAsking] = useState(false)
  const answered = () => act().finally(() => setAsking(false))
  return (
    <>
      <Button
        variant="quiet"
        compact
        unavailable={isLocked}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={running === name}
        words={words}
        confirm={confirm}
        onConfirm={() => void run(name, answered)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
