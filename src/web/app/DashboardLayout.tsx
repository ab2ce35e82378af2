import { Link, NavLink, Outlet, useMatches } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { useSession } from '../session/session.ts'
import { dashboardMenu, type MenuItem, parentPage, profilePath } from './dashboard-menu.ts'

/** The dashboard: the sidebar of the person's role next to the page; on small screens a row that scrolls sideways (P-12). */
function DashboardLayout() {
  const session = useSession()
  const parent = useMatches().map(parentPage).find(Boolean)
  if (session.status !== 'signedIn') return null
  const within = parent === paths.dashboard ? profilePath(session.role) : parent
  const { own, all } = dashboardMenu(session.role)
  return (
    <div className="page print:block grid gap-x-12 gap-y-8 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12">
      <nav
        aria-label="Dashboard"
        className="print:hidden -mx-[clamp(1rem,4vw,2.5rem)] overflow-x-auto border-b border-line px-[clamp(1rem,4vw,2.5rem)] pb-3 max-lg:snap-x max-lg:scroll-px-8 max-lg:[mask-image:linear-gradient(90deg,transparent,#000_2rem,#000_calc(100%-2rem),transparent)] lg:sticky short:static! lg:top-28 lg:mx-0 lg:self-start lg:overflow-visible lg:border-b-0 lg:px-0 lg:pb-0"
      >
        <div className="flex w-max gap-1 lg:w-full lg:flex-col lg:gap-4">
          <Items items={own} within={within} />
          <div aria-hidden="true" className="mx-1 w-px bg-line lg:mx-4 lg:h-px lg:w-auto" />
          <Items items={all} within={within} />
        </div>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

export { DashboardLayout as Component }

const look =
  'flex min-h-11 items-center rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-brand-wash aria-[current]:text-brand'

/** `within`: the path of the item that the open screen belongs to, for a screen without an item of its own. */
const Items = ({ items, within }: { items: MenuItem[]; within: string | undefined }) => (
  <ul className="flex gap-1 lg:flex-col">
    {items.map(({ name, to }) => (
      <li key={to} className="snap-center">
        {to === within ? (
          <Link to={to} aria-current="true" ref={showCurrent} className={look}>
            {name}
          </Link>
        ) : (
          <NavLink to={to} end={to === paths.home} ref={showCurrent} className={look}>
            {name}
          </NavLink>
        )}
      </li>
    ))}
  </ul>
)

/** Scrolls the current item into view in the row of a small screen. */
function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.hasAttribute('aria-current')) link.scrollIntoView({ block: 'nearest', inline: 'center' })
}
