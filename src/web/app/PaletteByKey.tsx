import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../platform/session/session.ts'
import { latinKey } from '../ui/latin-key.ts'

const Palette = lazy(() => import('./Palette.tsx'))

export function PaletteByKey() {
  const session = useSession()
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (latinKey(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) setState('open')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (state === 'new' || session.status !== 'signedIn') return null
  return (
    <Suspense>
      <Palette person={session} open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
}
