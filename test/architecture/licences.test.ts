import { expect, test } from 'vitest'

type Packages = Record<string, object>
type LicensedPackages = Map<string, { version: string; license?: string }>
/** Scripts are JavaScript, which says nothing of its types. */
const script = (path: string) => import(new URL(`../../scripts/${path}`, import.meta.url).href)
const { licenceProblems }: { licenceProblems(of: LicensedPackages): string[] } = await script('licences.mjs')
const { closureOf }: { closureOf(of: Packages, names: string[]): Map<string, object> } =
  await script('release/shipped-packages.mjs')

const problemsOf = (name: string, license: string | undefined) =>
  licenceProblems(new Map([[`node_modules/${name}`, { version: '1.2.3', ...(license && { license }) }]]))
const problem = (name: string, license: string) =>
  `${name} 1.2.3 has the licence ${license}, which is not on the list of scripts/licences.mjs`

test.each(['MIT', 'Apache-2.0', 'MIT AND Zlib', '(MIT OR GPL-3.0)', '(GPL-3.0 OR (MIT AND ISC))'])(
  'a package under %s may be shipped',
  (license) => expect(problemsOf('leaf', license)).toEqual([]),
)

test.each([
  'GPL-3.0',
  'AGPL-3.0-only',
  'mit',
  'MIT AND GPL-3.0',
  '(GPL-2.0 OR GPL-3.0)',
  'SEE LICENSE IN EULA',
  'UNLICENSED',
])('a package under %s may not be shipped', (license) =>
  expect(problemsOf('leaf', license)).toEqual([problem('leaf', license)]),
)

test('a package without a licence may not be shipped', () => {
  expect(problemsOf('leaf', undefined)).toEqual([problem('leaf', 'none')])
})

test('the library of pictures may be shipped under its weak copyleft, and nothing else may', () => {
  expect(problemsOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([])
  expect(problemsOf('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toEqual([])
  expect(problemsOf('leaf', 'LGPL-3.0-or-later')).toHaveLength(1)
  expect(problemsOf('@img/sharp-libvips-linux-x64', 'GPL-3.0')).toHaveLength(1)
})

test('names every package with a wrong licence, nested ones included', () => {
  const packages = new Map([
    ['node_modules/a', { version: '1.0.0', license: 'GPL-3.0' }],
    ['node_modules/b', { version: '1.0.0', license: 'MIT' }],
    ['node_modules/b/node_modules/@c/d', { version: '2.0.0', license: 'GPL-3.0' }],
  ])
  expect(licenceProblems(packages).map((line) => line.split(' has ')[0])).toEqual(['a 1.0.0', '@c/d 2.0.0'])
})

const of = (packages: Packages, ...names: string[]) => [...closureOf(packages, names).keys()].sort()

test('a release holds the named packages and their dependencies only', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1' }, devDependencies: { tool: '1' } },
    'node_modules/b': { optionalDependencies: { '@c/d': '1', missing: '1' }, peerDependencies: { peer: '1' } },
    'node_modules/@c/d': {},
    'node_modules/tool': {},
    'node_modules/other': {},
  }
  expect(of(packages, 'a')).toEqual(['node_modules/@c/d', 'node_modules/a', 'node_modules/b'])
})

test('each package is the one that Node finds from where it is needed', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1', e: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { e: '1' } },
    'node_modules/a/node_modules/b/node_modules/e': {},
    'node_modules/b': {},
    'node_modules/e': {},
  }
  expect(of(packages, 'a')).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/a/node_modules/b/node_modules/e',
    'node_modules/e',
  ])
  expect(of(packages, 'b')).toEqual(['node_modules/b'])
})

test('packages that depend on each other are visited once', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/b': { dependencies: { a: '1' } },
  }
  expect(of(packages, 'a', 'b')).toEqual(['node_modules/a', 'node_modules/b'])
})
