import { Suspense } from 'react'
import { styledLazy } from './with-styles.ts'

/** Who has just opened the page sees its content first: the bell has a script of its own. */
const Notifications = styledLazy(() => import('../notification/Notifications.tsx'))

export const Bell = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense fallback={<span className="size-11" />}>
    <Notifications onOpen={onOpen} />
  </Suspense>
)
