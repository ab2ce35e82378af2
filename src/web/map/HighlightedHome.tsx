import { type ReactNode, useState } from 'react'
import { LitHomesContext, litHomes } from './highlighted-home.ts'

/** Around a list of homes and its map. */
export function HighlightedHome({ children }: { children: ReactNode }) {
  const [homes] = useState(litHomes)
  return <LitHomesContext value={homes}>{children}</LitHomesContext>
}
