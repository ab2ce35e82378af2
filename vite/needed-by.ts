type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Returns a test of whether one of these modules imports another, directly or indirectly. */
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
    if (found.has(id)) continue
    found.add(id)
    left.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

export function neededIn(part: RegExp, library: RegExp): (id: string, modules: Modules) => boolean {
  return (id, modules) =>
    library.test(id) || (part.test(id) && [...importedBy([id], modules)].some((needed) => library.test(needed)))
}
