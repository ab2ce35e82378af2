// npm test -- licences: fails when something that a release holds has a licence that is not on this list.
import { pathToFileURL } from 'node:url'
import { nativeParts } from './release/native-parts.mjs'
import { shippedPackages } from './release/shipped-packages.mjs'

/** Licences under which a product may be shipped in binary form when their texts go with it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // data, with its credit
  'CC0-1.0',
  'ICU',
  'ISC',
  'LicenseRef-public-domain',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'OpenSSL',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-DFS-2016', // data, with its notice
  'Unlicense',
  'Zlib',
])
/** Looked at one by one. */
const exceptions = {
  // Weak copyleft: shipped as the shared library that it is, unchanged, so that users can replace it.
  '@img/sharp-libvips-': 'LGPL-3.0-or-later',
  // On some platforms sharp's own package has that library in it.
  '@img/sharp-': 'Apache-2.0 AND LGPL-3.0-or-later',
}

/** @returns {string[]} what is wrong, one sentence each. `parts`: what is no package. */
export function licenceProblems(packages, parts = []) {
  const named = [...packages].map(([path, { version, license }]) => [
    path.split('node_modules/').at(-1),
    version,
    license,
  ])
  return [...named, ...parts.map((part) => [part.name, part.version, part.licence])].flatMap(
    ([name, version, license = 'none']) => {
      if (isAllowed(license) || isException(name, license)) return []
      return [`${name} ${version} has the licence ${license}, which is not on the list of scripts/licences.mjs`]
    },
  )
}

/** `(MIT OR GPL-3.0)` leaves the choice, `MIT AND Zlib` doesn't. */
const isAllowed = (license) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))

const isException = (name, license) =>
  Object.entries(exceptions).some(([begins, one]) => name.startsWith(begins) && license.startsWith(one))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = await shippedPackages()
  const parts = await nativeParts()
  const problems = licenceProblems(packages, parts)
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exitCode = 1
  else
    console.log(
      `The licences of all ${packages.size} packages and ${parts.length} other parts that a release holds are on the list.`,
    )
}
