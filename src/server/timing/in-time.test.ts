import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

const late = () => new Error('too late')

test('work that ends in time gives its result, or its own failure', async () => {
  await expect(inTime(Promise.resolve('done'), 60_000, late)).resolves.toBe('done')
  await expect(inTime(Promise.reject(new Error('failed')), 60_000, late)).rejects.toThrow('failed')
})

test('work that takes too long is given up', async () => {
  await expect(inTime(new Promise(() => {}), 1, late)).rejects.toThrow('too late')
})

test('no timer is left behind by work that has ended', async () => {
  const before = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  await inTime(Promise.resolve(), 60_000, late)
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')).toHaveLength(before)
})
