import { Suspense } from 'react'
import { styledLazy } from './with-styles.ts'

/** Who has just opened the page sees its content first: messages and bell have a script of their own. */
const NewsButtons = styledLazy(() => import('./NewsButtons.tsx'))

export const News = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense fallback={<span className="h-11 w-22" />}>
    <NewsButtons onOpen={onOpen} />
  </Suspense>
)
