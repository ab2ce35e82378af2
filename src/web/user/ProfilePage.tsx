import { Link } from 'react-router'
import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { usePageTitle } from '../ui/router/page-title.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** Photo, display name and role (spec §2). Serves all roles: each has its own address for it. */
function ProfilePage() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session : undefined
  const title = titleOf(person?.role ?? null)
  usePageTitle(title)
  if (!person) return null
  return (
    <section>
      <h1 className="title-section">{title}</h1>
      <div className="mt-8 flex flex-col items-center gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-8 text-center sm:flex-row sm:p-10 sm:text-start">
        <Avatar name={person.displayName} src={person.photoURL} className="size-28 text-3xl" />
        <div className="min-w-0">
          <Eyebrow>{person.role === 'agent' ? 'Agent of KeyHaven' : 'Member of KeyHaven'}</Eyebrow>
          <h2 className="mt-2 text-3xl">{person.displayName}</h2>
          <p className="mt-1 text-muted">{person.email}</p>
          <p className="mt-4 inline-block rounded-full bg-brand-wash px-4 py-1.5 text-sm font-bold text-brand">
            {`Role: ${roleName(person.role)}`}
          </p>
        </div>
      </div>
      {person.role === 'admin' && (
        <p className="mt-8">
          <Link to={paths.auditTrail} className="link">
            Audit Trail
          </Link>
          <span className="ms-3 text-muted">Who did what, and when.</span>
        </p>
      )}
      <ProfileForm displayName={person.displayName} photoURL={person.photoURL} />
    </section>
  )
}

export { ProfilePage as Component }

function titleOf(role: Role | null): string {
  if (role === 'admin') return 'Admin Profile'
  return role === 'agent' ? 'Agent Profile' : 'My Profile'
}

/** A person marked fraud has an ordinary user's powers, and their page (decisions §2). */
function roleName(role: Role | null): string {
  if (role === 'admin') return 'Admin'
  return role === 'agent' ? 'Agent' : 'User'
}
