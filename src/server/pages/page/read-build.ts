import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendering } from '#contract/prerendering'
import { runScript } from '../../platform/code-cache/cached-script.ts'
import type { BuiltPage } from './page-document.ts'

export type Build = BuiltPage & Prerendering & { folder: string; filesOf: (module: string) => string[] }

export async function readBuild(dist: string): Promise<Build | undefined> {
  const files = join(dist, 'web')
  if (!existsSync(join(files, 'index.html'))) return undefined
  const web = (file: string) => readFile(join(files, file), 'utf8')
  const html = await web('index.html')
  const [, sheet = ''] = /<link rel="stylesheet"[^<>]* href="\/([^"<]+)">/.exec(html) ?? []
  const [styles, firstStyles] = await Promise.all([web(sheet), web('first-view.css')])
  const script = (name: string) => readFile(join(dist, 'prerender/inline', name), 'utf8')
  const [startScript, firstCallsScript] = await Promise.all([script('start.js'), script('first-calls.js')])
  const rendering = join(dist, 'prerender/rendering.js')
  const prerendering = runScript(rendering, pathToFileURL(rendering).href).exports as Prerendering // the build's entry
  const filesOf = screenFiles(JSON.parse(await web('.vite/manifest.json')))
  return {
    html,
    styles: styles.trim(),
    firstStyles: firstStyles.trim(),
    startScript: startScript.trim(),
    firstCallsScript: firstCallsScript.trim(),
    ...prerendering,
    folder: files,
    filesOf,
  }
}

/** Vite's manifest: the built files by the name of their entry module or source file. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/**
 * Returns a function that lists the addresses of a screen's files, its own first. It throws for a module that the build
 * lacks.
 */
export function screenFiles(manifest: Manifest): (module: string) => string[] {
  const under = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known
    known.add(name)
    for (const imported of manifest[name]?.imports ?? []) under(imported, known)
    return known
  }
  const [entry = ''] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const everywhere = under(entry)
  return (module) => {
    if (!manifest[module]) throw new Error(`the build has no ${module}`)
    return [...under(module)].filter((name) => !everywhere.has(name)).map((name) => `/${manifest[name]?.file}`)
  }
}
