import { readFileSync } from 'node:fs'

export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf'

/** The oldest supported version of each browser, from `browserslist` in package.json. */
export const supportedBrowsers: Map<Browser, string> = new Map(
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).browserslist as string[]).map(oldest),
)

function oldest(query: string): [Browser, string] {
  const [, name, version = ''] = /^(chrome|edge|firefox|safari|ios_saf) >= ([\d.]+)$/.exec(query) ?? []
  if (!name) throw new Error(`package.json has no oldest version of a browser in "${query}"`)
  return [name as Browser, version] // one of the names of the pattern
}

/** Targets in the format of Vite and esbuild: `chrome109`. */
export const buildTargets: string[] = [...supportedBrowsers].map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
)

/** Targets in the format of Lightning CSS: one byte each for the major, minor and patch version. */
export const cssTargets: Partial<Record<Browser, number>> = Object.fromEntries(
  [...supportedBrowsers].map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)
