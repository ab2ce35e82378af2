import type { FastifyInstance } from 'fastify'
import type { TownsIn } from 'gazetteer'
import { MAX_TOWNS, mapApi } from '#contract/map'
import { boundsOfTile } from '#contract/map-tile'
import { type Gate, serveKept } from '../../platform/http/serve.ts'

export function mapRoutes(
  app: FastifyInstance,
  gate: Gate,
  { openTowns }: { openTowns: () => Promise<TownsIn> },
): void {
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
