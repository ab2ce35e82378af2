import type { ReactNode } from 'react'

type Props = { first: ReactNode; second: ReactNode }

export const TitleCell = ({ first, second }: Props) => (
  <>
    <span className="contain-text block font-semibold">{first}</span>
    <span className="contain-text block text-sm text-muted">{second}</span>
  </>
)
