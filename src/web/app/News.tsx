import { Suspense } from 'react'
import { styledLazy } from './with-styles.ts'

/** Who has just opened the page sees its content first: messages and bell have a script of their own. */
const NewsButtons = styledLazy(() => import('./NewsButtons.tsx'))

/** Room for both, in classes that the home page has anyway. */
const places = (
  <>
    <span className="size-11" />
    <span className="size-11" />
  </>
)

export const News = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense fallback={places}>
    <NewsButtons onOpen={onOpen} />
  </Suspense>
)
