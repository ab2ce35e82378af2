import { type ComponentType, lazy } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { whenConnected } from '../ui/feedback/connection.ts'

/**
 * Makes lazy routes wait for a connection, because React Router caches a failed route until a reload. Also loads the
 * common styles, except for the home page, whose styles come from the server (D-213).
 */
export const loadingRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy: load, index } = route
    const loading =
      typeof load === 'function'
        ? { ...route, lazy: () => whenConnected(() => (index ? load() : withAllStyles(load))) }
        : route
    return loading.children ? { ...loading, children: loadingRoutes(loading.children) } : loading
  })

/** Works like React's `lazy` but also loads the common styles, for parts that may be on the home page. */
export const styledLazy = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => withAllStyles(load))

const withAllStyles = async <Code>(load: () => Promise<Code>): Promise<Code> =>
  (await Promise.all([load(), allStyles()]))[0]

let loading: Promise<void> | undefined

function allStyles(): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined // on the server: the page itself links its styles
  const address = document.querySelector<HTMLMetaElement>('meta[name="all-styles"]')?.content
  if (address) loading ??= loadStyles(address)
  return loading
}

function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      loading = undefined
      link.remove()
      reject(new Error('the styles could not be loaded'))
    }
    document.head.append(link)
  })
}

export async function loadMatching(routes: RouteObject[], path: string): Promise<void> {
  const loads = (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  })
  await Promise.all(loads)
}

export function prefetchLinks(routesTo: (path: string) => Promise<RouteObject[]>): void {
  const load = async (path: string) => {
    for (const { route } of matchRoutes(await routesTo(path), path) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => {}) // a click on the link loads it again
  }
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) load(link.pathname).catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true })
}
