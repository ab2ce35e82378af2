import type { FastifyInstance } from 'fastify'
import { MAX_TOWNS, mapApi } from '#contract/map'
import { boundsOfTile } from '#contract/map-tile'
import { type Gate, serveKept } from '../../platform/http/serve.ts'
import type { TownsIn } from '../../providers/geocoder/gazetteer/largest-towns.ts'

export function mapRoutes(app: FastifyInstance, gate: Gate, openTowns: () => Promise<TownsIn>): void {
  serveKept(
    app,
    gate,
    mapApi.towns,
    () => [],
    async ({ query }) => {
      const townsIn = await openTowns()
      return { towns: townsIn(boundsOfTile(query), MAX_TOWNS) }
    },
  )
}
