// Builds the web page and the server into dist/, each only when something it is made of has changed.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './after-change.mjs'
import { bundleInlineScripts, bundlePage, bundleWeb } from './build/bundle-page.mjs'
import { bundle, bundleScript, nameWhereLost } from './build/bundle-server.mjs'
import { install } from './install.mjs'
import { announce, orExit, root, run } from './run.mjs'

const dist = join(root, 'dist')
const makers = ['scripts/build.mjs', 'scripts/build', 'scripts/after-change.mjs', 'scripts/two-at-a-time.mjs']
const always = ['package-lock.json', 'package.json', ...makers, 'packages', 'src/contract']

const gazetteer = 'packages/gazetteer/src'

const pageInputs = [...always, 'src/web', 'src/messages', 'scripts/messages', 'public', 'vite', 'vite.config.ts']
/** The entry that renders the page on the server, which is made a script like it. */
const PRERENDER = 'prerender/prerender.ts'

/** The server runs as one script with a code cache (D-222), which `main` begins. */
const PROGRAM = 'src/server/start/program.ts'

const serverEntries = {
  main: 'src/server/start/built-program.ts',
  'code-cache': 'src/server/commands/code-cache/code-cache.ts',
  import: 'src/server/commands/import/import.ts',
  backup: 'src/server/commands/backup/backup.ts',
  restore: 'src/server/commands/backup/restore.ts',
  doctor: 'src/server/commands/doctor/doctor.ts',
  places: 'src/server/commands/places/places.ts',
  'verify-email': 'src/server/commands/verify-email/verify-email.ts',
  prices: 'src/server/commands/prices/prices.ts',
  'converter-process': 'src/server/product/image/conversion/converter-process.ts',
  'document-process': 'src/server/product/image/document/document-process.ts',
  'matching-process': 'src/server/product/picture-match/matching-process.ts',
  'feed-reading-process': 'src/server/product/feed/reading/feed-reading-process.ts',
}
/** The programs that tests start as processes, besides the server itself. */
const testEntries = {
  'clocked-process': 'test/server/clocked-process.ts',
  'converter-process': serverEntries['converter-process'],
  'document-process': serverEntries['document-process'],
  'matching-process': serverEntries['matching-process'],
  'feed-reading-process': serverEntries['feed-reading-process'],
  'crashing-process': 'test/server/crashing-process.ts',
  'doctor-process': 'src/server/commands/doctor/doctor.ts',
  'embedded-owner-process': 'test/server/embedded-owner-process.ts',
  'feed-process': 'test/feeds/feed-process.ts',
  'hosted-process': 'test/server/hosted-process.ts',
  'migrate-process': 'test/server/migrate-process.ts',
}

export async function build() {
  await buildGazetteer()
  await buildServer()
  await buildPart('web', pageInputs, bundleWeb)
  await buildPart('prerender', pageInputs, async (outDir) => {
    const modules = join(outDir, 'modules')
    await bundlePage(['--outDir', modules, '--ssr', PRERENDER])
    const script = join(outDir, 'rendering.js')
    await bundleScript(join(modules, 'prerender.js'), script, { keepNames: false })
    await rm(modules, { recursive: true })
    await makeCodeCache(script)
    await bundleInlineScripts(join(outDir, 'inline'))
  })
}

const buildServer = () =>
  buildPart('server', [...always, 'src/server', 'src/messages'], async (outdir) => {
    await bundle(serverEntries, outdir)
    await bundleScript(PROGRAM, join(outdir, 'program.js'))
    await nameWhereLost(outdir)
    await makeCodeCache(join(outdir, 'program.js'), outdir)
  })

/** Keeps what V8 compiles of a script, for the version of Node that builds. */
async function makeCodeCache(script, server = join(dist, 'server')) {
  const { ok, output } = await run(process.execPath, [join(server, 'code-cache.js'), script], { quiet: true })
  if (!ok) throw new Error(`the code cache could not be made: ${output}`)
}

/** The table of places behind the embedded geocoder. */
export const buildGazetteer = () =>
  buildPart('gazetteer', ['package-lock.json', ...makers, gazetteer], async (folder) => {
    const { ok, output } = await run('tsx', [`${gazetteer}/build/write-gazetteer.ts`, folder], { quiet: true })
    if (!ok) throw new Error(`the gazetteer could not be built: ${output}`)
  })

/** The server, and in dist/test the programs of tests: as JavaScript they start in a third of the time. */
export async function buildForTests() {
  await buildGazetteer()
  await buildServer()
  await buildPart('test', [...always, 'src/server', 'src/messages', 'test/server'], async (outdir) => {
    await bundle(testEntries, outdir)
    await nameWhereLost(outdir)
  })
}

async function buildPart(name, inputs, make) {
  const target = join(dist, name)
  const stamp = `${target}.hash`
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const wanted = await hashOf(inputs, settings)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  await mkdir(dist, { recursive: true })
  const draft = `${target}.new-${process.pid}`
  try {
    await announce(`Building the ${name} …`, () => make(draft))
    // The stamp goes first and comes last, so a build that was killed is never taken for a finished one.
    await rm(stamp, { force: true })
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    await writeFile(stamp, wanted)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExit(install)
  await orExit(build)
}
