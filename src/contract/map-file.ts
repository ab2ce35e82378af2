/**
 * The path of the operator's map file (PMTiles), which is read in ranges. `v`: the version with which a page has begun.
 */
export const MAP_FILE_PATH = '/media/map.pmtiles'
