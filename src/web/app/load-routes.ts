import { matchRoutes, type RouteObject } from 'react-router'

/** Loads the code of the screen at this path, so that the router has it from the start. */
export async function loadMatching(routes: RouteObject[], path: string): Promise<void> {
  const loads = (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  })
  await Promise.all(loads)
}

/** Fetches the code of a screen as soon as somebody points at a link to it, touches it, or comes to it by keyboard. */
export function prefetchLinks(routesTo: (path: string) => Promise<RouteObject[]>): void {
  const load = async (path: string) => {
    for (const { route } of matchRoutes(await routesTo(path), path) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => {}) // whoever follows the link asks again
  }
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) load(link.pathname).catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true })
}
