import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))
const late = vi.fn(() => new Error('too late'))

test('returns the result of work within the limit, and leaves no timer behind', async () => {
  const limited = inTime(after(999), 1000, late)
  await vi.advanceTimersByTimeAsync(999)
  expect(await limited).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
  expect(late).not.toHaveBeenCalled()
})

test('passes on the error of work within the limit', async () => {
  await expect(inTime(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken')
})

test('rejects with the error of `late` when work exceeds the limit', async () => {
  const limited = expect(inTime(after(1001), 1000, late)).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(1000)
  await limited
})
