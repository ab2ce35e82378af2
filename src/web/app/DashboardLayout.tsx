import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { Outlet } from 'react-router'
import type { Role } from '#contract/user'
import * as t from '#messages/dashboard'
import { LAST_ROLE, useSession, type WaitingHandle } from '../platform/session/session.ts'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { DashboardMenu, useCurrentItem } from './DashboardMenu.tsx'
import { dashboardMenu } from './dashboard-menu.ts'

function DashboardLayout() {
  const session = useSession()
  const role = session.status === 'signedIn' ? session.role : undefined
  useEffect(() => {
    if (role !== undefined) browserStorage.write(LAST_ROLE, role ?? '')
  }, [role])
  if (session.status !== 'signedIn') return null
  return (
    <Frame menu={<Menu person={session} />}>
      <Outlet />
    </Frame>
  )
}

export { DashboardLayout as Component }

function DashboardSkeleton() {
  const [, role] = Object.entries(roles).find(([kept]) => kept === browserStorage.read(LAST_ROLE)) ?? []
  return (
    <>
      <div className="fixed inset-x-0 top-0 z-50">
        <LoadingBar />
      </div>
      {role !== undefined && (
        <div inert>
          <Frame menu={<Menu person={{ role }} isWaiting />}>
            <Skeleton className="h-9 w-2/3 sm:h-11 sm:w-72" />
            <Skeleton className="mt-8 h-64 rounded-card" />
          </Frame>
        </div>
      )}
    </>
  )
}

const roles: Record<Role | '', Role | null> = { '': null, admin: 'admin', agent: 'agent', fraud: 'fraud' }

export const handle: WaitingHandle = { Waiting: DashboardSkeleton }

function Frame({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className="page print:block print:max-w-none print:p-0 grid grid-cols-1 gap-x-12 gap-y-8 py-6 conversation-open:block conversation-open:p-0 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12">
      {menu}
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

type MenuProps = Pick<ComponentProps<typeof DashboardMenu>, 'person'> & { isWaiting?: boolean }

/**
 * The dashboard's menu. `isWaiting`: the session is not known yet, and the menu has no button, because a click would be
 * lost.
 */
function Menu({ person, isWaiting = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const current = useCurrentItem(person.role)
  const items = dashboardMenu(person.role).flatMap((group) => group.items)
  return (
    <nav
      aria-label={t.dashboard()}
      className="print:hidden conversation-open:hidden border-b border-line pb-3 lg:sticky short:static! lg:top-24 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:border-b-0 lg:p-1"
    >
      <div className="flex items-center gap-1">
        <p className={`grow truncate ps-4 font-semibold lg:hidden ${isOpen ? '' : 'hidden'}`}>
          {items.find(({ to }) => to === current)?.name}
        </p>
        <div
          className={`relative min-w-0 grow overflow-x-auto max-lg:-ms-[clamp(1rem,4vw,2.5rem)] max-lg:snap-x max-lg:scroll-px-8 max-lg:ps-[clamp(1rem,4vw,2.5rem)] max-lg:[mask-image:linear-gradient(90deg,transparent,#000_2rem,#000_calc(100%-2rem),transparent)] lg:overflow-visible ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          <DashboardMenu person={person} shape="strip" />
        </div>
        {isWaiting ? (
          <Skeleton className="h-11 w-28 shrink-0 rounded-full lg:hidden" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-edge/60 px-3.5 text-sm font-semibold hover:border-brand hover:text-brand lg:hidden"
          >
            <span>{t.allPages()}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className={`size-4 fill-none stroke-current stroke-2 ${isOpen ? 'rotate-180' : ''}`}
            >
              <path d="m5 7.5 5 5 5-5" />
            </svg>
          </button>
        )}
      </div>
      <p className="mt-4 px-4 text-sm text-muted max-lg:hidden">
        <TextWithParts
          text={t.goToHint({ keys: t.paletteKeys({ system: isApple ? 'apple' : 'other' }) })}
          parts={{ keys: (words) => <kbd className="font-sans font-semibold">{words}</kbd> }}
        />
      </p>
      <div id={panel} hidden={!isOpen} className="mt-3 lg:hidden">
        {isOpen && <DashboardMenu person={person} shape="rows" onChoose={() => setOpen(false)} />}
      </div>
    </nav>
  )
}
