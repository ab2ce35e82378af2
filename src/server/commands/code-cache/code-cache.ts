// Makes the code cache of the built server and its pages for this version of Node: node dist/server/code-cache.js [SCRIPT …]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendering } from '#contract/prerendering'
import { cachePath, runScript } from '../../platform/code-cache/cached-script.ts'
import { root } from '../../project-root.ts'

const BUILT = ['dist/server/program.js', 'dist/prerender/rendering.js'].map((path) => join(root, path))

const given = process.argv.slice(2)
for (const script of given.length > 0 ? given : BUILT) {
  const { exports, createCache } = runScript(script, pathToFileURL(script).href)
  const { loadStart, errorPageAt } = exports as Partial<typeof import('../../start/program.ts') & Prerendering>
  // The cache has the functions that were called.
  await loadStart?.()
  await errorPageAt?.('/', 'en')
  writeFileSync(cachePath(script), createCache())
}
