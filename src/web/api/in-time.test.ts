import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))
const late = vi.fn(() => new Error('too late'))

test('what takes less than the limit is returned, and leaves no timer behind', async () => {
  const limited = inTime(after(999), 1000, late)
  await vi.advanceTimersByTimeAsync(999)
  expect(await limited).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
  expect(late).not.toHaveBeenCalled()
})

test('what takes longer than the limit is rejected with what `late` makes', async () => {
  const limited = expect(inTime(after(1001), 1000, late)).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(1000)
  await limited
})
