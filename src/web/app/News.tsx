import { Suspense } from 'react'
import { styledLazy } from './with-styles.ts'

/** Who has just opened the page sees its content first: messages and bell have a script of their own. */
const NewsButtons = styledLazy(() => import('./NewsButtons.tsx'))

/** Room for both, in classes that the home page has anyway; it is kept for visitors too, so that nothing moves once it is known who looks. */
export const newsPlaces = (
  <>
    <span className="size-11" />
    <span className="size-11" />
  </>
)

export const News = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense fallback={newsPlaces}>
    <NewsButtons onOpen={onOpen} />
  </Suspense>
)
