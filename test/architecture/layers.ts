import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { circle, type Import } from './boundaries.ts'

type Side = 'server' | 'web'
type Place = { side: Side; name: string; layer: number }

/** Every other folder of the web is a noun; nouns import each other in one direction. */
const AROUND_NOUNS = ['ui', 'platform', 'app', 'main.tsx', 'prerender']
const webNouns = readdirSync('src/web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !AROUND_NOUNS.includes(entry.name))
  .map(({ name }) => name)

/**
 * Folders and files directly in each side, lowest first. Each line may import from earlier lines only, types included.
 * A folder counts with all its content.
 */
export const layers: Record<Side, string[][]> = {
  server: [
    ['operator-error.ts', 'project-root.ts', 'refusal.ts'],
    ['settings'],
    ['platform'],
    ['providers'],
    ['product'],
    ['demo', 'pages'],
    ['api-routes.ts'],
    ['app.ts'],
    ['start'],
    ['commands', 'main.ts'],
  ],
  web: [['ui'], ['platform'], webNouns, ['app'], ['main.tsx', 'prerender']],
}

/** Tests may import anything. */
export function climbs(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const importer = placeOf(from)
    const imported = placeOf(to)
    if (!importer || !imported || isTest(from)) return []
    if (importer.side !== imported.side || importer.name === imported.name) return []
    const unlisted = [importer, imported].find(({ layer }) => layer === -1)
    if (unlisted) return [`src/${unlisted.side}/${unlisted.name} stands in no layer`]
    if (imported.layer < importer.layer || (isWebNoun(importer) && isWebNoun(imported))) return []
    return [`${from} must not import ${to}: ${imported.name} is not below ${importer.name}`]
  })
}

const isWebNoun = ({ side, name }: Place): boolean => side === 'web' && webNouns.includes(name)

/** Returns layer -1 for a file in none. */
function placeOf(file: string): Place | undefined {
  const [, side, name] = /^src\/(server|web)\/([^/]+)/.exec(file) ?? []
  if ((side !== 'server' && side !== 'web') || name === undefined) return undefined
  return { side, name, layer: layers[side].findIndex((layer) => layer.includes(name)) }
}

/**
 * Returns the first cycle among folders of one layer, or undefined. An implementation may import its port: the file
 * named as its parent folder.
 */
export function folderCircle(imports: Import[]): string[] | undefined {
  const between = imports
    .filter(({ from, to }) => !isTest(from) && isOneFolder(from, to) && !isPortOf(from, to))
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to)
  return circle(between)
}

/** Returns the first cycle among the nouns of the web, each with its sub-folders, or undefined. */
export function nounCircle(imports: Import[]): string[] | undefined {
  const between = imports
    .filter(({ from }) => !isTest(from))
    .flatMap(({ from, to }) => {
      const [importer, imported] = [placeOf(from), placeOf(to)]
      if (!importer || !imported || !isWebNoun(importer) || !isWebNoun(imported)) return []
      return importer.name === imported.name ? [] : [{ from: importer.name, to: imported.name }]
    })
  return circle(between)
}

/**
 * Returns the number of floors of a folder's files and sub-folders, where each stands on the highest of what it
 * imports: how many one has to go through from the top to the bottom.
 */
export function floorsOf(folder: string, imports: Import[]): number {
  const below = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [importer, imported] = [roomIn(folder, from), roomIn(folder, to)]
    if (isTest(from) || !importer || !imported || importer === imported) continue
    below.set(importer, (below.get(importer) ?? new Set()).add(imported))
  }
  const floors = new Map<string, number>()
  const floorOf = (room: string): number => {
    const known = floors.get(room) ?? 1 + Math.max(0, ...[...(below.get(room) ?? [])].map(floorOf))
    floors.set(room, known)
    return known
  }
  return Math.max(0, ...[...below.keys()].map(floorOf))
}

const roomIn = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined

/** A noun's declaration stands above its folder, with all its sub-folders: nothing in it imports the declaration. */
const folderOf = (file: string): string => (file.endsWith('.noun.ts') ? file : dirname(file))

function isOneFolder(from: string, to: string): boolean {
  const importer = placeOf(from)
  const imported = placeOf(to)
  return importer !== undefined && importer.side === imported?.side && importer.name === imported.name
}

const isPortOf = (implementation: string, port: string): boolean =>
  implementation.startsWith(`${dirname(port)}/`) && basename(port).replace(/\.tsx?$/, '') === basename(dirname(port))

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
