import { basename, dirname } from 'node:path'
import { circle, type Import } from './boundaries.ts'

type Side = 'server' | 'web'

/**
 * The folders and loose files directly in each side, lowest first. What stands in one line imports from the lines before it,
 * types included, and never from its own line or a later one. A folder counts as one with everything in it.
 */
export const layers: Record<Side, string[][]> = {
  server: [
    ['operator-error.ts', 'project-root.ts', 'refusal.ts'],
    ['platform'],
    ['providers'],
    ['product'],
    ['demo', 'pages'],
    ['api-routes.ts'],
    ['app.ts'],
    ['start'],
    ['commands', 'main.ts'],
  ],
  web: [
    ['storage'],
    ['api', 'brand', 'navigation', 'ui'],
    ['clock', 'providers'],
    ['session'],
    ['live'],
    ['evidence', 'export', 'figures', 'mortgage', 'place'],
    ['contact', 'feed', 'job', 'legal', 'map', 'notification', 'report', 'review', 'viewing', 'wishlist'],
    ['offer'],
    ['conversation'],
    ['property'],
    ['saved-search'],
    ['search'],
    ['account', 'agent', 'auth', 'home', 'payment', 'user'],
    ['audit'],
    ['app'],
    ['main.tsx', 'prerender'],
  ],
}

/** Returns the imports that go against the order of layers, one sentence each. Tests may import anything. */
export function climbs(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const importer = placeOf(from)
    const imported = placeOf(to)
    if (!importer || !imported || isTest(from)) return []
    if (importer.side !== imported.side || importer.name === imported.name) return []
    const unlisted = [importer, imported].find(({ layer }) => layer === -1)
    if (unlisted) return [`src/${unlisted.side}/${unlisted.name} stands in no layer`]
    if (imported.layer < importer.layer) return []
    return [`${from} must not import ${to}: ${imported.name} is not below ${importer.name}`]
  })
}

/** Returns the place of a file of the server or the web: its name directly in its side, and its layer (-1: in none). */
function placeOf(file: string): { side: Side; name: string; layer: number } | undefined {
  const [, side, name] = /^src\/(server|web)\/([^/]+)/.exec(file) ?? []
  if ((side !== 'server' && side !== 'web') || name === undefined) return undefined
  return { side, name, layer: layers[side].findIndex((layer) => layer.includes(name)) }
}

/**
 * The first circle among the folders within one layer's folder; `undefined` when there is none. An implementation may import the
 * port that it implements: the file that is named as its parent folder.
 */
export function folderCircle(imports: Import[]): string[] | undefined {
  const between = imports
    .filter(({ from, to }) => !isTest(from) && isOneFolder(from, to) && !isPortOf(from, to))
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to)
  return circle(between)
}

function isOneFolder(from: string, to: string): boolean {
  const importer = placeOf(from)
  const imported = placeOf(to)
  return importer !== undefined && importer.side === imported?.side && importer.name === imported.name
}

const isPortOf = (implementation: string, port: string): boolean =>
  implementation.startsWith(`${dirname(port)}/`) && basename(port).replace(/\.tsx?$/, '') === basename(dirname(port))

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
