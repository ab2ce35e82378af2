type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const importsOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importedIds ?? []

/** Returns a test of whether one of these modules imports another, directly or indirectly, but not through schemas. */
export function neededBy(starts: string[]): (id: string, modules: Modules) => boolean {
  let needed: Set<string> | undefined
  return (id, modules) => {
    needed ??= importedBy(starts, modules)
    return needed.has(id)
  }
}

function importedBy(starts: string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const left = [...starts]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || holdsSchemas(id, modules)) continue
    found.add(id)
    left.push(...importsOf(id, modules))
  }
  return found
}

const ZOD = /node_modules\/zod\//

/** Returns true for zod, and for modules of the contract with schemas and no calls, which every screen makes. */
export function holdsSchemas(id: string, modules: Modules): boolean {
  if (!id.includes('/src/contract/')) return ZOD.test(id)
  const imported = importsOf(id, modules)
  return imported.some((one) => ZOD.test(one)) && !imported.some((one) => one.endsWith('/contract/endpoint.ts'))
}
