import { totalmem } from 'node:os'

const MB = 2 ** 20

export function availableBytes(total = totalmem(), limit = process.constrainedMemory()): number {
  return limit > 0 ? Math.min(total, limit) : total
}

/**
 * Returns PostgreSQL's memory settings for a machine with this many bytes that it shares with the app: a quarter for
 * the cache, and a limit per sort that a hundred connections can use concurrently.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const share = (divisor: number, minMb: number, maxMb: number) =>
    `${Math.min(maxMb, Math.max(minMb, Math.floor(bytes / divisor / MB)))}MB`
  return {
    shared_buffers: share(4, 32, 8192),
    effective_cache_size: share(2, 64, 1_048_576),
    work_mem: share(512, 4, 64),
    maintenance_work_mem: share(16, 32, 1024),
  }
}
