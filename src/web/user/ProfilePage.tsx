import { Link } from 'react-router'
import { BRAND } from '#contract/brand'
import type { Role } from '#contract/user'
import { usePageTitle } from '../brand/page-title.ts'
import { FiguresOf } from '../figures/FiguresOf.tsx'
import { paths } from '../navigation/paths.ts'
import { NotificationSettings } from '../notification/NotificationSettings.tsx'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ButtonLink } from '../ui/Button.tsx'
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-section">{title}</h1>
        {person.role === 'admin' && (
          <ButtonLink to={paths.auditTrail} variant="quiet" compact>
            Audit Trail
          </ButtonLink>
        )}
      </div>
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
      <div className="mt-8 grid gap-2">
        <p>
          <Link to={paths.messages} className="link inline-block py-1">
            Messages
          </Link>
          <span className="ms-3 text-muted">Your conversations about homes.</span>
        </p>
        {person.role === 'admin' && (
          <p>
            <Link to={paths.reports} className="link inline-block py-1">
              Reported Conversations
            </Link>
            <span className="ms-3 text-muted">Conversations that people reported.</span>
          </p>
        )}
        {person.role === 'admin' && (
          <p>
            <Link to={paths.requestsOnMyHomes} className="link inline-block py-1">
              Requests on my homes
            </Link>
            <span className="ms-3 text-muted">Offers on homes that you listed yourself.</span>
          </p>
        )}
        {person.role === 'admin' && (
          <p>
            <Link to={paths.failedJobs} className="link inline-block py-1">
              Failed jobs
            </Link>
            <span className="ms-3 text-muted">Mails and other background jobs that failed for good.</span>
          </p>
        )}
        <p>
          <Link to={paths.savedSearches} className="link inline-block py-1">
            Saved searches
          </Link>
          <span className="ms-3 text-muted">Your searches, and how you’re notified of new homes.</span>
        </p>
        <p>
          <Link to={paths.viewings} className="link inline-block py-1">
            Viewings
          </Link>
          <span className="ms-3 text-muted">{viewingsOf[person.role ?? 'user']}</span>
        </p>
        <p>
          <Link to={paths.security} className="link inline-block py-1">
            Security
          </Link>
          <span className="ms-3 text-muted">Password, two-factor authentication, active sessions and your data.</span>
        </p>
      </div>
      <ProfileForm displayName={person.displayName} photoURL={person.photoURL} />
      <NotificationSettings email={person.email} />
    </section>
  )
}

export { ProfilePage as Component }

const asBuyer = 'Homes that you have asked to see.'
const asAgent = 'Viewing requests for your homes, and the hours for them.'
const viewingsOf: Record<Role | 'user', string> = { admin: asAgent, agent: asAgent, fraud: asBuyer, user: asBuyer }

type Texts = { title: string; member: string; role: string }
const user: Texts = { title: 'My Profile', member: 'Member', role: 'User' }

/** The texts for each role; `user`: without one. A person marked as fraud sees an ordinary user's page. */
const texts: Record<Role | 'user', Texts> = {
  admin: { title: 'Admin Profile', member: 'Member', role: 'Admin' },
  agent: { title: 'Agent Profile', member: 'Agent', role: 'Agent' },
  fraud: user,
  user,
}
