import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendering } from '#contract/prerendering'
import type { BuiltPage } from './page-document.ts'
import { screenFiles } from './screen-files.ts'

/** `folder`: with the files that browsers fetch. `filesOf`: the addresses of a screen's code, without what every screen has. */
export type Build = BuiltPage & Prerendering & { folder: string; filesOf: (module: string) => string[] }

/** Reads the built page from `dist`; `undefined` where there is no build. */
export async function readBuild(dist: string): Promise<Build | undefined> {
  const files = join(dist, 'web')
  if (!existsSync(join(files, 'index.html'))) return undefined
  const web = (file: string) => readFile(join(files, file), 'utf8')
  const html = await web('index.html')
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? []
  const [styles, firstStyles] = await Promise.all([web(sheet), web('first-view.css')])
  const script = (name: string) => readFile(join(dist, 'prerender/inline', name), 'utf8')
  const [startScript, firstCallsScript] = await Promise.all([script('start.js'), script('first-calls.js')])
  const prerendering: Prerendering = await import(pathToFileURL(join(dist, 'prerender/prerender.js')).href)
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
