// The packages that a release holds: those that the server needs, and those that the page imports, with all that they need.
import { readdir, readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'

/** The sources of the browser's bundle. */
const PAGE = ['src/web', 'src/contract']

/** @returns {Promise<Map<string, { version: string, license?: string, optional?: boolean }>>} by path, as in package-lock.json */
export async function shippedPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const wanted = [...Object.keys(packages[''].dependencies), ...(await importedByPage())]
  return closureOf(packages, wanted)
}

/** Those of them that are of this kind of machine, which are the ones that a release has in it. */
export const ofThisMachine = (packages, { platform, arch, libc = 'glibc' } = process) =>
  new Map(
    [...packages].filter(
      ([, { os, cpu, libc: its }]) =>
        (!os || os.includes(platform)) &&
        (!cpu || cpu.includes(arch)) &&
        (!its || platform !== 'linux' || its.includes(libc)),
    ),
  )

/** All that these packages need, each as Node finds it from the package that needs it; of our own (`packages/`) what they need. */
export function closureOf(packages, names) {
  const found = new Map()
  const add = (name, from) => {
    const at = resolved(packages, name, from)
    if (!at || found.has(at)) return
    const { link, resolved: folder } = packages[at]
    const path = link ? folder : at
    if (!link) found.set(path, packages[path])
    const { dependencies = {}, optionalDependencies = {} } = packages[path]
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path)
  }
  for (const name of names) add(name, '')
  return found
}

function resolved(packages, name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = [folder === '.' ? '' : folder, 'node_modules', name].filter(Boolean).join('/')
    if (packages[path]) return path
    if (folder === '' || folder === '.') return undefined
  }
}

async function importedByPage() {
  const names = new Set()
  for (const folder of PAGE) {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
    const files = entries.filter(({ name }) => /\.(tsx?|css)$/.test(name) && !/\.test\./.test(name))
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8')
      for (const [, from, asset] of text.matchAll(
        /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]|\burl\(\s*['"]([^'"]+)['"]/g,
      ))
        names.add(packageOf(from ?? asset))
    }
  }
  return [...names].filter((name) => name && !builtinModules.includes(name))
}

/** `undefined` for a file of our own. */
function packageOf(from) {
  if (/^[.#/]|^\w+:/.test(from)) return undefined
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
