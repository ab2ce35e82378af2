import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useRow } from './RowActions.tsx'

type Props = {
  name: string
  confirm: string
  words: string
  act: () => Promise<string>
}

export function ConfirmedAction({ name, confirm, words, act }: Props) {
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
