/** The rooms of the web in which a noun is shown, where they have other names. */
const rooms = { property: ['property', 'card', 'details', 'listing', 'decision'], saved: ['search'], place: ['map'] }

/**
 * The folders whose tests concern these files: their own, and for a package all of its own, for the contract and the helpers of tests those of the same noun on both
 * sides. As Vitest takes them: a test is run whose path contains one.
 * @param {string[]} files from the project's folder
 */
export function foldersToTest(files) {
  const folders = files.flatMap((file) => {
    const [folder] = /^packages\/[^/]+\//.exec(file) ?? []
    if (folder) return [folder]
    const [, side, path = ''] = /^(?:src|test)\/(\w+)\/(.+)\.\w+$/.exec(file) ?? []
    if (side === undefined) return []
    const noun = path.split('/')[0].replace(/[-.].*$/, '')
    if (side === 'contract') return [`src/contract/${noun}`, `src/server/product/${noun}/`, ...webRoomsOf(noun)]
    return [`${file.slice(0, file.lastIndexOf('/'))}/`]
  })
  return [...new Set(folders)].sort((one, other) => one.localeCompare(other))
}

const webRoomsOf = (noun) => (rooms[noun] ?? [noun]).map((room) => `src/web/${room}/`)
