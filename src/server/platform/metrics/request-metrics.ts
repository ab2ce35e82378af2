import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Watch } from '../http/watch.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/**
 * Methods with a label of their own. Clients may send any other method that Node knows, and each label value creates a
 * permanent time series.
 */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function requestMetrics(register: Registry): Watch {
  const seconds = new Histogram({
    name: 'keyhaven_http_request_seconds',
    help: 'How long requests took until their answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  const kept = new Counter({
    name: 'keyhaven_http_early_answers_total',
    help: 'Of these, GET requests that were answered immediately from the kept public answers',
    labelNames: ['route', 'status'],
    registers: [register],
  })
  const gauge = (name: string, help: string) => {
    let read = () => 0
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
    return (from: () => number) => {
      read = from
    }
  }
  return {
    onAnswer: ({ method, route, status, seconds: taken, isKept }) => {
      seconds.observe({ method: METHODS.has(method) ? method : 'other', route, status }, taken)
      if (isKept) kept.inc({ route, status })
    },
    readKeptBytes: gauge('keyhaven_answer_cache_bytes', 'Memory that kept public answers take'),
    readStreams: gauge('keyhaven_event_streams', 'Open event streams of this process, up to MAX_EVENT_STREAMS'),
  }
}
