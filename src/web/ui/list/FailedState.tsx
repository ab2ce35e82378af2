import type { ReactNode } from 'react'
import * as t from '#messages/ui'
import { Button } from '../Button.tsx'
import { OfflineNotice } from '../feedback/OfflineNotice.tsx'

type Props = { children: ReactNode; onRetry: () => void; busy?: boolean }

export const FailedState = ({ children, onRetry, busy = false }: Props) => (
  <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
    <p className="max-w-md text-lg font-medium" aria-live="polite">
      {children}
    </p>
    <OfflineNotice className="max-w-md text-muted" />
    <Button variant="quiet" onClick={onRetry} busy={busy}>
      {t.tryAgain()}
    </Button>
  </div>
)
