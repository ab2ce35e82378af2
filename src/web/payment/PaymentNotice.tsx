import type { ReactNode } from 'react'

type Props = { role?: 'status' | 'alert'; children: ReactNode }

/** Takes the focus from what it replaces, so that it is read out. */
export const Announced = ({ role = 'status', children }: Props) => (
  <div role={role} tabIndex={-1} ref={takeFocus} className="outline-none">
    {children}
  </div>
)

const takeFocus = (element: HTMLDivElement | null) => element?.focus({ preventScroll: true })
