// The papers of a release: a bill of materials, and the texts of the licences.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.mjs'

const nameOf = (path) => path.split('node_modules/').at(-1)
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * CycloneDX 1.5. `npm sbom` would list what this machine has installed, development tools included, and stops at their
 * disagreements; this is what package-lock.json says of what is shipped.
 */
export async function billOfMaterials(packages, parts) {
  const { name, version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const components = [...packages].map(([path, { version: its, license: theirs, integrity, optional }]) => ({
    type: 'library',
    'bom-ref': path,
    name: nameOf(path),
    version: its,
    scope: optional ? 'optional' : 'required',
    purl: purlOf(nameOf(path), its),
    ...(theirs ? { licenses: [{ expression: theirs }] } : {}),
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  }))
  for (const part of parts)
    components.push({
      type: part.licence === 'CC-BY-4.0' ? 'data' : 'library',
      'bom-ref': `part:${part.name}`,
      name: part.name,
      version: part.version,
      scope: 'required',
      licenses: [{ expression: part.licence }],
    })
  const component = { type: 'application', name, version, licenses: [{ expression: license }] }
  const document = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The licence files of all packages that are here, one after the other, and those of what is no package. */
export async function licenceTexts(packages) {
  const parts = []
  for (const [path, { version, license }] of packages) {
    const names = await readdir(join(root, path)).catch(() => [])
    const texts = names.filter((name) => /^(licen[cs]e|copying|notice|copyright)/i.test(name))
    const read = await Promise.all(texts.map((name) => readFile(join(root, path, name), 'utf8').catch(() => '')))
    if (names.length) parts.push(`${'='.repeat(80)}\n${nameOf(path)} ${version} (${license})\n\n${read.join('\n')}\n`)
  }
  parts.push(`${'='.repeat(80)}\n${await readFile(join(root, 'scripts/release/native-licences.txt'), 'utf8')}`)
  return parts.join('\n')
}
