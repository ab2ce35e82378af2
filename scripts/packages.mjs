// npm run proof -- packages: each of packages/ is packed, unpacked outside the repository, and runs its own tests there.
// npm run proof -- packages price-text: only this one, and those that it depends on.
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { announce, root, run } from './run.mjs'

/** Third parties' packages are those of the repository; ours are what `npm pack` made. */
export async function testPackages(names = []) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-packages-'))
  try {
    const all = await inOrder()
    await linkInstalled(folder, all)
    const unknown = names.filter((name) => !all.includes(name))
    if (unknown.length) throw new Error(`packages/ has no ${unknown.join(', ')}.`)
    const failed = []
    for (const name of all) {
      const unpacked = await unpack(name, folder)
      if (names.length && !names.includes(name)) continue
      const { ok } = await announce(`Testing ${name} …`, () => run('npm', ['test'], { cwd: unpacked }))
      if (!ok) failed.push(name)
    }
    if (failed.length) console.error(`Failed outside the repository: ${failed.join(', ')}.`)
    return failed.length === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the names, those that depend on none of the others first. */
async function inOrder() {
  const names = await readdir(join(root, 'packages'))
  const dependsOnOurs = await Promise.all(
    names.map(async (name) => {
      const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'))
      return names.some((other) => manifest.dependencies?.[other])
    }),
  )
  const isLast = (name) => Number(dependsOnOurs[names.indexOf(name)])
  return names.toSorted((one, other) => isLast(one) - isLast(other))
}

async function linkInstalled(folder, ours) {
  const installed = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(installed))
    if (!ours.includes(name)) await symlink(join(installed, name), join(folder, 'node_modules', name))
}

async function unpack(name, folder) {
  const source = join(folder, 'sources', name)
  const isSource = (path) => !/[/\\](dist|node_modules)$/.test(path)
  await cp(join(root, 'packages', name), source, { recursive: true, filter: isSource })
  await succeed('npm', ['pack', '--pack-destination', folder], source)
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await succeed('tar', ['-xzf', `${name}-${version}.tgz`], folder)
  await rename(join(folder, 'package'), join(folder, name))
  await symlink(join(folder, name), join(folder, 'node_modules', name))
  return join(folder, name)
}

async function succeed(program, args, cwd) {
  const { ok, output } = await run(program, args, { quiet: true, cwd })
  if (!ok) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${output}`)
}
