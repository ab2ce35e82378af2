import { expect, test } from 'vitest'
import { uploadLanes } from './upload-lanes.ts'

test('limits parallel uploads and keeps their order, also when one fails', async () => {
  const inLane = uploadLanes(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map((at) =>
    inLane(async () => {
      begun.push(at)
      await new Promise<void>((resolve, reject) =>
        ends.push(at % 2 === 0 ? resolve : () => reject(new Error('broken'))),
      )
    }).catch(() => {}),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  ends[1]?.() // one that fails makes room too
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  await Promise.all(all)
  expect(await inLane(async () => 'free again')).toBe('free again')
})
