import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Nothing can be paid here: why, and the way back. */
export const Closed = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState title={title}>
    {children}
    <ButtonLink to={paths.propertyBought} variant="quiet">
      Back to Property Bought
    </ButtonLink>
  </EmptyState>
)
