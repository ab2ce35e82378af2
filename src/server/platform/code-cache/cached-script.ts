import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Script } from 'node:vm'

/** The function in which the build wraps a script. `url`: replaces `import.meta.url`. */
type Wrapper = (exports: object, require: NodeJS.Require, module: { exports: unknown }, url: string) => void

/** A script that has been run. `createCache`: returns all code compiled so far, to store at `cachePath`. */
type RunningScript = { exports: unknown; isCacheUsed: boolean; createCache: () => Buffer }

export const cachePath = (script: string): string => `${script}.cache`

/**
 * Runs a CommonJS script that the build bundled from many modules, with a stored code cache: Node caches compiled
 * modules only from version 22. V8 ignores a cache from another V8 version or for a script of another length.
 */
export function runScript(path: string, url: string): RunningScript {
  const cachedData = readIfThere(cachePath(path))
  const source = readFileSync(path, 'latin1') // the build escapes all other characters, which would double the memory
  // Stack traces contain the name with which the cache was created, in whatever folder that was.
  const script = new Script(source, { filename: basename(path), cachedData })
  const module = { exports: {} }
  const run: Wrapper = script.runInThisContext()
  run(module.exports, createRequire(path), module, url)
  return {
    exports: module.exports,
    isCacheUsed: script.cachedDataRejected === false,
    createCache: () => script.createCachedData(),
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
