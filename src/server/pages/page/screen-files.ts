/** The build's manifest: by the name of a module that is a file of its own, or of a file. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** Returns the addresses of the files of a screen, its own first; refuses a module that the build has not. */
export function screenFiles(manifest: Manifest): (module: string) => string[] {
  const under = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known
    known.add(name)
    for (const imported of manifest[name]?.imports ?? []) under(imported, known)
    return known
  }
  const [entry = ''] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const everywhere = under(entry)
  return (module) => {
    if (!manifest[module]) throw new Error(`the build has no ${module}`)
    return [...under(module)].filter((name) => !everywhere.has(name)).map((name) => `/${manifest[name]?.file}`)
  }
}
