import { memorySamples } from '../imported/memory-samples.ts'

const EARLY_SECONDS = 120
const SAMPLES_A_SECOND = 4
const AROUND = 20 // samples whose mean is taken

/** Returns the memory in MB after two minutes (or half of a shorter run) and at the end. */
export async function memoryOverTime(pid: number, isOver: () => boolean): Promise<{ early: number; late: number }> {
  const samples = await memorySamples(pid, isOver)
  const at = Math.min(EARLY_SECONDS * SAMPLES_A_SECOND, Math.floor(samples.length / 2))
  return { early: mean(samples.slice(at, at + AROUND)), late: mean(samples.slice(-AROUND)) }
}

const mean = (values: number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
