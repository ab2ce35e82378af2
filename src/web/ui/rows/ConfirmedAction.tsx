import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { RowOpener, useRow } from './RowActions.tsx'

type Props = {
  name: string
  confirm: string
  words: string
  act: () => Promise<string>
}

export function ConfirmedAction({ name, confirm, words, act }: Props) {
  const { running, run } = useRow()
  const [isAsking, setAsking] = useState(false)
  const answered = () => act().finally(() => setAsking(false))
  return (
    <>
      <RowOpener name={name} onOpen={() => setAsking(true)} />
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
