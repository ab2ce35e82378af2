import type { ReactNode } from 'react'

type Props = { title: string; describedBy?: string; children: ReactNode }

export const FormGroup = ({ title, describedBy, children }: Props) => (
  <fieldset aria-describedby={describedBy} className="min-w-0 rounded-card border border-line p-4 sm:p-6">
    <legend className="px-2 font-display text-xl font-[560]">{title}</legend>
    {children}
  </fieldset>
)
