import { expect, test } from 'vitest'
import { availableBytes, memorySettings } from './memory-settings.ts'

const GB = 2 ** 30

test.each([
  ['a big machine', 256 * GB, '8192MB', '64MB', '1024MB'],
  ['one of 16 GB', 16 * GB, '4096MB', '32MB', '1024MB'],
  ['one of 1 GB', GB, '256MB', '4MB', '64MB'],
  ['a container of 64 MB', GB / 16, '32MB', '4MB', '32MB'],
])(
  'PostgreSQL takes of %s what leaves room for the app',
  (_what, bytes, shared_buffers, work_mem, maintenance_work_mem) => {
    expect(memorySettings(bytes)).toMatchObject({ shared_buffers, work_mem, maintenance_work_mem })
  },
)

test('uses a container’s limit, or all memory of a machine without one', () => {
  expect(availableBytes(16 * GB, 2 * GB)).toBe(2 * GB)
  expect(availableBytes(16 * GB, 0)).toBe(16 * GB)
  expect(availableBytes(16 * GB, 2 ** 63)).toBe(16 * GB)
})
