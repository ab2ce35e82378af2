import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Script } from 'node:vm'

/** The function that the build wraps a script in. `url`: takes the place of `import.meta.url`. */
type Wrapper = (exports: object, require: NodeJS.Require, module: { exports: unknown }, url: string) => void

/** `createCache`: returns all that is compiled by now, for `cachePath`. */
type RunningScript = { exports: unknown; isCacheUsed: boolean; createCache: () => Buffer }

export const cachePath = (script: string): string => `${script}.cache`

/**
 * Runs a script in CommonJS that the build made of many modules. Node has a cache of compiled modules from version 22 on,
 * and of scripts in all versions. V8 ignores a cache that another version of it made, or of another script's length.
 */
export function runScript(path: string, url: string): RunningScript {
  const cachedData = readIfThere(cachePath(path))
  const source = readFileSync(path, 'latin1') // the build escapes all other characters: they would take twice the memory
  // Stacks have the name that the cache was made with, in whichever folder that was.
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
