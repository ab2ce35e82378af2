import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'

/** These routes, whose code comes with the styles of all screens. The home page has its own from the server (D-213). */
export const withStyles = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy: load } = route
    const styled =
      typeof load === 'function' && !route.index
        ? { ...route, lazy: async () => (await Promise.all([load(), allStyles()]))[0] }
        : route
    return styled.children ? { ...styled, children: withStyles(styled.children) } : styled
  })

/** The same for a part of the frame that not everybody is shown, which may stand on the home page too. */
export const styledLazy = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => (await Promise.all([load(), allStyles()]))[0])

let loading: Promise<void> | undefined

/** The whole stylesheet, where the page came with the styles of its first view alone and says so in its head. */
function allStyles(): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined // on the server: the page names its styles itself
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
