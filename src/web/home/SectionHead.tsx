import type { ReactNode } from 'react'
import { Eyebrow } from '../ui/Eyebrow.tsx'

type Props = { id: string; eyebrow: string; title: string; children?: ReactNode }

export const SectionHead = ({ id, eyebrow, title, children }: Props) => (
  <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className="title-section mt-3">
        {title}
      </h2>
    </div>
    {children}
  </div>
)
