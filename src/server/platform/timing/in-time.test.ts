import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

const late = () => new Error('late')

test('work that ends in time hands over its result, or its own error', async () => {
  await expect(inTime(Promise.resolve('done'), 10_000, late)).resolves.toBe('done')
  await expect(inTime(Promise.reject(new Error('broken')), 10_000, late)).rejects.toThrow('broken')
})

test('stops waiting for work that takes longer', async () => {
  await expect(inTime(new Promise(() => {}), 5, late)).rejects.toThrow('late')
})
