import { type ComponentProps, type ComponentType, useState } from 'react'
import * as t from '#messages/dialog'
import { somethingWrong } from '#messages/ui'
import { Button } from '../Button.tsx'
import { whenConnected } from './connection.ts'
import { toast } from './toast.ts'

export type DialogState = { open: boolean; onClose: () => void }

type Props<Dialog> = {
  name: string
  load: () => Promise<ComponentType<Dialog & DialogState>>
  dialog: Dialog
  className?: string | undefined
  variant?: ComponentProps<typeof Button>['variant']
  compact?: boolean
}

/**
 * Fetches the dialog's code when the button is hovered or focused. A closed dialog stays mounted and keeps typed text.
 */
export function DialogButton<Dialog extends object>({
  name,
  load,
  dialog,
  className,
  variant = 'quiet',
  compact,
}: Props<Dialog>) {
  const [Loaded, setLoaded] = useState<ComponentType<Dialog & DialogState>>()
  const [isLoading, setLoading] = useState(false)
  const [open, setOpen] = useState(false)
  const fetchAhead = () => void load().catch(() => {}) // a click loads it again
  const press = async () => {
    setLoading(true)
    try {
      const loaded = Loaded ?? (await whenConnected(load))
      setLoaded(() => loaded)
      setOpen(true)
    } catch {
      toast.failure(somethingWrong(), { detail: t.notLoaded() })
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button
        variant={variant}
        compact={compact}
        busy={isLoading}
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void press()}
      >
        {name}
      </Button>
      {Loaded && <Loaded {...dialog} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
