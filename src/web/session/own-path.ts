import { paths } from '../navigation/paths.ts'

/** Where a visitor wanted to go, if that is a screen of this site; else the home page. Addresses of other sites are refused. */
export function ownPath(wish: unknown): string {
  if (typeof wish !== 'string' || !wish.startsWith('/')) return paths.home
  if (!URL.canParse(wish, HERE)) return paths.home
  const { origin, pathname, search, hash } = new URL(wish, HERE) // reads `//evil`, `/\evil` and `/<tab>/evil` as a browser would
  if (origin !== HERE || /^\/(login|registration)\b/i.test(pathname)) return paths.home
  return pathname + search + hash
}

const HERE = 'http://own.invalid'
