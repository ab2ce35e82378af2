import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { MAX_TOWNS, mapApi } from '#contract/map'
import { boundsOfTile } from '#contract/map-tile'
import { type Gate, serveKept } from '../../platform/http/serve.ts'
import { root } from '../../project-root.ts'
import { GAZETTEER_FOLDER } from '../../providers/geocoder/gazetteer/gazetteer-file.ts'
import { largestTownsIn, NAMED_TOWNS_FILE } from '../../providers/geocoder/gazetteer/largest-towns.ts'

/** The names of towns come from the gazetteer, whichever geocoder places homes. Its file is read for the first map. */
export function mapRoutes(app: FastifyInstance, gate: Gate): void {
  let reading: Promise<ReturnType<typeof largestTownsIn>> | undefined
  const open = () => {
    reading ??= readFile(join(root, GAZETTEER_FOLDER, NAMED_TOWNS_FILE))
      .then(largestTownsIn)
      .catch((error: unknown) => {
        reading = undefined
        throw error
      })
    return reading
  }
  serveKept(
    app,
    gate,
    mapApi.towns,
    () => [],
    async ({ query }) => {
      const townsIn = await open()
      return { towns: townsIn(boundsOfTile(query), MAX_TOWNS) }
    },
  )
}
