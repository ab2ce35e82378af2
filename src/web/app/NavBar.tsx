import { Suspense, useId, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import type { Role } from '#contract/user'
import * as t from '#messages/frame'
import { SplitTitle } from '../platform/brand/SplitTitle.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { useDismissal } from '../ui/use-dismissal.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { NavSession } from './NavSession.tsx'
import { styledLazy } from './route-loading.ts'

export function NavBar() {
  const [open, setOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const isWide = useMediaQuery('(width >= 64rem)') // so that the order in the document equals the visible order
  const close = () => setOpen(false)
  useDismissal(open, header, (byKey) => {
    close()
    if (byKey) button.current?.focus()
  })
  return (
    <header ref={header} className="sticky top-0 z-40 short:static border-b border-line bg-canvas print:hidden">
      <nav aria-label={t.mainMenu()} className="page flex h-18 items-center gap-8">
        <Link to={paths.home} className="shrink-0 text-[1.625rem] leading-none">
          <SplitTitle />
        </Link>
        <div className="ms-auto flex items-center lg:hidden">
          {!isWide && (isSignedIn ? <NavNotifications onOpen={close} /> : notificationPlaceholder)}
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={menu}
            aria-label={t.menu()}
            onClick={() => setOpen(!open)}
            className="-me-2.5 grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-sunken lg:hidden"
          >
            <MenuLines open={open} />
          </button>
        </div>
        <div
          id={menu}
          className={`${open ? 'flex' : 'hidden'} grow gap-x-8 gap-y-4 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-4.5rem)] max-lg:flex-col max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:bg-canvas max-lg:px-[clamp(1rem,4vw,2.5rem)] max-lg:pt-2 max-lg:pb-6 max-lg:shadow-card lg:flex lg:min-w-0 lg:items-center lg:justify-between`}
        >
          <NavItems onChoose={close} />
          {open && (
            <Suspense>
              <OwnPages onChoose={close} />
            </Suspense>
          )}
          <div
            className={`max-lg:contents lg:flex lg:min-w-0 lg:items-center lg:gap-4 ${status === 'resolving' ? 'invisible noscript:visible' : ''}`}
          >
            {isWide && isSignedIn && (
              <div className="flex">
                <NavNotifications onOpen={close} />
              </div>
            )}
            <NavSession onChoose={close} />
          </div>
        </div>
      </nav>
    </header>
  )
}

const NotificationButtons = styledLazy(() => import('./NotificationButtons.tsx'))

const OwnPages = styledLazy(() => import('./OwnPages.tsx'))

/**
 * Reserves the space of a signed-in user's buttons for visitors too, so that nothing moves once the session is known.
 * Its classes are in the home page's styles.
 */
const notificationPlaceholder = (
  <>
    <span className="size-11" />
    <span className="size-11" />
  </>
)

const NavNotifications = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense fallback={notificationPlaceholder}>
    <NotificationButtons onOpen={onOpen} />
  </Suspense>
)

const addsProperties: Record<Role | 'user', boolean> = { admin: true, agent: true, fraud: false, user: false }

function NavItems({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  const isKnown = session.status !== 'resolving'
  const mayAdd = session.status === 'signedIn' && addsProperties[session.role ?? 'user']
  const items = [
    { to: paths.home, name: t.home(), isShown: true },
    { to: paths.allProperty, name: t.allProperties(), isShown: true },
    ...(mayAdd ? [{ to: paths.addProperty, name: t.addProperty(), isShown: true }] : []),
    { to: paths.dashboard, name: t.dashboard(), isShown: isKnown },
  ]
  return (
    <ul className="flex gap-x-7 max-lg:flex-col max-lg:lines-between lg:ms-4">
      {items.map(({ to, name, isShown }) => (
        <li key={to} className={isShown ? '' : 'lg:invisible noscript:visible'}>
          <NavLink
            to={to}
            end={to === paths.home}
            onClick={onChoose}
            className="nav-item block py-3 text-[0.9375rem] font-semibold whitespace-nowrap"
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const MenuLines = ({ open }: { open: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 stroke-current stroke-[1.75] [stroke-linecap:round]">
    <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 8h16M4 16h16'} />
  </svg>
)
