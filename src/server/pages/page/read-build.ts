import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFields } from '#contract/brand'
import type { Language } from '#contract/language'
import type { Prerendering } from '#contract/prerendering'
import { runScript } from '../../platform/code-cache/cached-script.ts'
import type { BuiltPage } from './page-document.ts'

export type Build = Prerendering & { folder: string; pages: Partial<Record<Language, LanguagePage>> }
export type LanguagePage = BuiltPage & { filesOf: (module: string) => string[] }

export async function readBuild(dist: string, languages: Language[]): Promise<Build | undefined> {
  const files = join(dist, 'web')
  if (!existsSync(join(files, 'pages'))) return undefined
  const script = (name: string) => readFile(join(dist, 'prerender/inline', name), 'utf8')
  const [startScript, firstCallsScript] = await Promise.all([script('start.js'), script('first-calls.js')])
  const rendering = join(dist, 'prerender/rendering.js')
  const prerendering = runScript(rendering, pathToFileURL(rendering).href).exports as Prerendering // the build's entry
  const scripts = { startScript: startScript.trim(), firstCallsScript: firstCallsScript.trim() }
  const pageIn = async (language: Language) => [language, { ...scripts, ...(await readPage(files, language)) }]
  const pages = Object.fromEntries(await Promise.all(languages.map(pageIn))) as Build['pages'] // by language
  return { ...inBrand(prerendering), folder: join(files, 'served'), pages }
}

/** Passes on the server's brand before each rendering, because rendering runs in a script with a brand of its own. */
function inBrand({ setBrand, publicScreenAt, privateScreenAt, errorPageAt, ...others }: Prerendering): Prerendering {
  const first =
    <Values extends unknown[], Result>(render: (...values: Values) => Result) =>
    (...values: Values): Result => {
      setBrand(brandFields())
      return render(...values)
    }
  return {
    ...others,
    setBrand,
    publicScreenAt: first(publicScreenAt),
    privateScreenAt: first(privateScreenAt),
    errorPageAt: first(errorPageAt),
  }
}

async function readPage(files: string, language: Language) {
  const read = (...path: string[]) => readFile(join(files, ...path), 'utf8')
  const page = (name: string) => read('pages', language, name)
  const html = await page('index.html')
  const [, sheet = ''] = /<link rel="stylesheet"[^<>]* href="\/([^"<]+)">/.exec(html) ?? []
  const [styles, firstStyles, manifest] = await Promise.all([
    read('served', sheet),
    page('first-view.css'),
    page('.vite/manifest.json'),
  ])
  return { html, styles: styles.trim(), firstStyles: firstStyles.trim(), filesOf: screenFiles(JSON.parse(manifest)) }
}

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

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
