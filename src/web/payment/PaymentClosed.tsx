import type { ReactNode } from 'react'
import { paths } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'

/** Nothing can be paid here: why, and the way back. */
export const Closed = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState title={title}>
    {children}
    <ButtonLink to={paths.propertyBought} variant="quiet">
      Back to Property Bought
    </ButtonLink>
  </EmptyState>
)
