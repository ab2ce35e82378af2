import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 250

/** Samples the memory of a process in MB. Linux only. */
export async function memorySamples(pid: number, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = []
  while (!isOver()) {
    const kilobytes = memoryOf(pid)
    if (kilobytes > 0) samples.push(Math.round(kilobytes / 1024))
    await wait(EVERY_MS)
  }
  return samples
}

function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0 // it has just ended
  }
}
