/** The path at which parts of the operator's map file are read (PMTiles). `v`: the version that a page has begun with. */
export const MAP_FILE_PATH = '/media/map.pmtiles'
