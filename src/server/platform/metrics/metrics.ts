import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { brandSlug } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { root } from '../../project-root.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ZonesInUse } from '../clocks/compare-clocks.ts'
import type { Database } from '../db/database.ts'
import type { Watch } from '../http/watch.ts'
import type { Log } from '../logging/log.ts'
import type { BacklogGauge } from './backlog.ts'
import { clockMetrics } from './clock-metrics.ts'
import { databaseMetrics } from './database-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

type Dependencies = {
  db: Database
  log: Log
  backlog: BacklogGauge[]
  zonesInUse: ZonesInUse
}
export type Metrics = { url: string; watch: Watch; stop: () => Promise<void> }

const MAX_CONNECTIONS = 20
const REQUEST_TIMEOUT_MS = 10_000

export async function startMetrics(
  { port, host }: NonNullable<Settings['metrics']>,
  dependencies: Dependencies,
): Promise<Metrics> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  await buildInfo(register)
  databaseMetrics(register, dependencies)
  clockMetrics(register, dependencies)
  const watch = requestMetrics(register)
  const server = metricsServer(register, dependencies.log)
  server.listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new OperatorError(`metrics can’t be served at METRICS_PORT ${port} of ${host}: ${error.message}`)
  })
  const { port: taken } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    register.clear()
  }
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`, watch, stop }
}

async function buildInfo(register: Registry): Promise<void> {
  const { version, commit = 'unknown' } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  new Gauge({
    name: 'keyhaven_build_info',
    help: 'The version that runs, and the commit that it was built from; always 1',
    labelNames: ['version', 'commit'],
    registers: [register],
  }).set({ version, commit }, 1)
}

/**
 * Names the product's metrics after the site of the start, which is that of the operator's file: alerts would miss what
 * an admin renames. `keyhaven_jobs` is `casa_sol_jobs` at Casa Sol.
 */
function namerOfStart(): (text: string) => string {
  const slug = brandSlug()
  return (text) => text.replace(/^((?:# (?:HELP|TYPE) )?)keyhaven_/gm, (_, comment: string) => `${comment}${slug}_`)
}

function metricsServer(register: Registry, log: Log): Server {
  const options = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: 65_000 }
  const named = namerOfStart()
  const server = createServer(options, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(named(text)),
      (error) => {
        log.error({ err: error }, 'metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.maxConnections = MAX_CONNECTIONS
  return server
}
