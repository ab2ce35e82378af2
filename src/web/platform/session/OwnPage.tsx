import type { ReactNode } from 'react'
import { usePageTitle } from '../brand/page-title.ts'
import { useSession } from './session.ts'
import type { Person } from './session-state.ts'

type Props = {
  title: string
  lead?: ReactNode
  action?: ReactNode
  children: (person: Person) => ReactNode
}

export function OwnPage({ title, lead, action, children }: Props) {
  usePageTitle(title)
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-section">{title}</h1>
        {action}
      </div>
      {lead && <p className="mt-2 max-w-xl text-muted">{lead}</p>}
      <div className="mt-8">{children(session)}</div>
    </section>
  )
}
