import { brandInText } from '#contract/brand'
import type { Role } from '#contract/user'
import * as t from '#messages/account'
import * as menu from '#messages/menu'
import { ContactsShown } from '../agent/ContactsShown.tsx'
import { FiguresOf } from '../figures/FiguresOf.tsx'
import { NotificationSettings } from '../notification/NotificationSettings.tsx'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { useSession } from '../platform/session/session.ts'
import { CurrencySection } from '../property/rates/CurrencySection.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'

function ProfilePage() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session : undefined
  const role = person?.role ?? 'user'
  const title = titles[role]()
  usePageTitle(title)
  if (!person) return null
  return (
    <section>
      <h1 className="title-section">{title}</h1>
      <div className="mt-4 flex items-center gap-x-5 rounded-card border border-line bg-surface p-4 sm:px-6">
        <Avatar name={person.displayName} src={person.photoURL} className="size-20 text-2xl" />
        <div className="min-w-0">
          <Eyebrow>
            {role === 'agent' ? t.agentOf({ brand: brandInText() }) : t.memberOf({ brand: brandInText() })}
          </Eyebrow>
          <h2 className="mt-1 text-2xl">{person.displayName}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="rounded-full bg-brand-wash px-3 py-0.5 text-sm font-bold text-brand">
              {t.role({ role: role === 'admin' || role === 'agent' ? role : 'other' })}
            </p>
            <p className="text-sm text-muted">{person.email}</p>
          </div>
        </div>
      </div>
      <div className="mt-6">
        <FiguresOf person={person}>
          <ProfileForm displayName={person.displayName} photoURL={person.photoURL} />
          <LanguageSection />
          <CurrencySection />
          <NotificationSettings email={person.email} />
          {(person.role === 'agent' || person.role === 'admin') && <ContactsShown email={person.email} />}
        </FiguresOf>
      </div>
    </section>
  )
}

export { ProfilePage as Component }

const titles: Record<Role | 'user', () => string> = {
  admin: menu.adminProfile,
  agent: menu.agentProfile,
  fraud: menu.myProfile,
  user: menu.myProfile,
}
