// Bundles what runs in the browser: the page in each language, and the scripts in its documents.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root, run } from '../run.mjs'
import { twoAtATime } from '../two-at-a-time.mjs'
import { esbuild } from './esbuild.mjs'

/** Scripts that the server writes into its documents. */
const inlineScripts = ['src/web/prerender/inline/start.ts', 'src/web/prerender/inline/first-calls.ts']

/**
 * Builds the page in each language: its files into `served`, where those without texts are the same in all, and what the server makes
 * documents of into `pages`.
 */
export async function bundleWeb(outDir) {
  const served = join(outDir, 'served')
  const { LANGUAGES } = await import('../messages/read-messages.mjs')
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

export async function bundlePage(options, env) {
  const args = ['build', ...options, '--logLevel', 'error']
  const { ok, output } = await run('vite', args, { quiet: true, env: { NODE_ENV: 'production', ...env } })
  if (ok) return
  console.error(output)
  throw new Error('the web could not be built: the reason is above.')
}

export async function bundleInlineScripts(outdir) {
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
