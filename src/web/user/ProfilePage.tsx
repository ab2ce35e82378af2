import { BRAND } from '#contract/brand'
import type { Role } from '#contract/user'
import { usePageTitle } from '../brand/page-title.ts'
import { FiguresOf } from '../figures/FiguresOf.tsx'
import { NotificationSettings } from '../notification/NotificationSettings.tsx'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Photo, display name and role (P-14). Serves all roles: each has its own address for it. */
function ProfilePage() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session : undefined
  const { title, member, role } = texts[person?.role ?? 'user']
  usePageTitle(title)
  if (!person) return null
  return (
    <section>
      <h1 className="title-section">{title}</h1>
      <div className="mt-6 flex items-center gap-x-5 gap-y-5 rounded-card border border-line bg-surface p-5 sm:gap-x-8 sm:p-8">
        <Avatar name={person.displayName} src={person.photoURL} className="size-20 text-2xl sm:size-28 sm:text-3xl" />
        <div className="min-w-0">
          <Eyebrow>{`${member} of ${BRAND}`}</Eyebrow>
          <h2 className="mt-2 text-2xl sm:text-3xl">{person.displayName}</h2>
          <p className="mt-1 text-muted">{person.email}</p>
          <p className="mt-3 inline-block rounded-full bg-brand-wash px-4 py-1.5 text-sm font-bold text-brand">
            {`Role: ${role}`}
          </p>
        </div>
      </div>
      <div className="mt-8">
        <FiguresOf role={person.role} />
      </div>
      <ProfileForm displayName={person.displayName} photoURL={person.photoURL} />
      <NotificationSettings email={person.email} />
    </section>
  )
}

export { ProfilePage as Component }

type Texts = { title: string; member: string; role: string }
const user: Texts = { title: 'My Profile', member: 'Member', role: 'User' }

/** The texts for each role; `user`: without one. A person marked as fraud sees an ordinary user's page. */
const texts: Record<Role | 'user', Texts> = {
  admin: { title: 'Admin Profile', member: 'Member', role: 'Admin' },
  agent: { title: 'Agent Profile', member: 'Agent', role: 'Agent' },
  fraud: user,
  user,
}
