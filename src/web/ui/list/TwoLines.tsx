import type { ReactNode } from 'react'

type Props = { first: ReactNode; second: ReactNode }

/** A cell of a table: what matters, over what explains it. */
export const TwoLines = ({ first, second }: Props) => (
  <>
    <span className="block font-semibold wrap-anywhere">{first}</span>
    <span className="block text-sm text-muted wrap-anywhere">{second}</span>
  </>
)
