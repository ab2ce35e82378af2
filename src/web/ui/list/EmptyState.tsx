import type { ReactNode } from 'react'
import { HomePlaceholder } from '../HomePlaceholder.tsx'

type Props = {
  /** One sentence. */
  title: string
  /** What is missing; homes unless given. */
  drawing?: keyof typeof drawings
  /** The next step. */
  children?: ReactNode
}

/** Nothing to show. */
export const EmptyState = ({ title, drawing, children }: Props) => (
  <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge/50 px-6 py-14 text-center">
    {drawing ? <Drawing lines={drawings[drawing]} /> : <HomePlaceholder className="size-16 text-accent" />}
    <p className="max-w-md text-lg font-medium">{title}</p>
    {children}
  </div>
)

const Drawing = ({ lines }: { lines: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 64 64"
    className="size-16 fill-none stroke-current stroke-[1.5] text-accent [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d={lines} />
  </svg>
)

const drawings = {
  messages: 'M8 12h36v24H24l-9 9v-9H8zM16 20h20M16 28h12M50 22h6v24h-7v9l-9-9H30',
  viewings: 'M10 16h44v40H10zM10 27h44M21 10v11M43 10v11M24 43l8-7 8 7M27 41v9h10v-9',
  reports: 'M32 8l20 8v14c0 13-8 21-20 27-12-6-20-14-20-27V16zM23 32l7 7 12-13',
  sold: 'M30 42a11 11 0 1 1-8-11L50 8h6v7l-4 4h-5v5l-4 4h-5l-9 8M18 46h.1M4 58h56',
}
