import { type ReactNode, useState } from 'react'
import { LitHomesContext, litHomes } from './lit-home.ts'

/** Around a list of homes and its map. */
export function LitHome({ children }: { children: ReactNode }) {
  const [homes] = useState(litHomes)
  return <LitHomesContext value={homes}>{children}</LitHomesContext>
}
