// Runs a program by its name: `npm run bench -- NAME` and `npm run proof -- NAME`.
import startGuardedRun from '../test/server/run-folder.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { orExit, run } from './run.mjs'

/** A program in TypeScript, with the sentence that the list shows. */
export const program = (path, about) => ({ about, run: (args) => run('tsx', [path, ...args]) })

/** One that runs the built app. */
export const onBuiltApp = (path, about) => ({
  about,
  run: async (args) => {
    await orExit(build)
    return run('tsx', [path, ...args])
  },
})

/**
 * Runs the program that the first argument names, with the arguments after it; without a name, lists all of them.
 * @param {string} command as `bench`
 * @param {Record<string, { about: string, run: (args: string[]) => Promise<{ ok: boolean }> }>} programs by name
 */
export async function runByName(command, programs) {
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined || !Object.hasOwn(programs, name)) {
    if (name !== undefined) console.error(`There is no ${command} ${name}.\n`)
    const width = Math.max(...Object.keys(programs).map(({ length }) => length))
    console.log(`npm run ${command} -- NAME [options], where NAME is one of:\n`)
    for (const [each, { about }] of Object.entries(programs)) console.log(`  ${each.padEnd(width)}  ${about}`)
    process.exit(name === undefined ? 0 : 1)
  }
  await orExit(install)
  startGuardedRun() // apps and databases end with a run that is killed
  process.exitCode = (await programs[name].run(args)).ok ? 0 : 1
}
