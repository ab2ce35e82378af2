import type { ReactNode } from 'react'
import { usePageTitle } from '../brand/page-title.ts'
import { useSession } from './session.ts'
import type { Person } from './session-state.ts'

type Props = { title: string; lead?: ReactNode; children: (person: Person) => ReactNode }

/** A page of the dashboard: its name, and what it shows to whoever is signed in. */
export function OwnPage({ title, lead, children }: Props) {
  usePageTitle(title)
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <section>
      <h1 className="title-section">{title}</h1>
      {lead && <p className="mt-2 max-w-xl text-muted">{lead}</p>}
      <div className="mt-8">{children(session)}</div>
    </section>
  )
}
