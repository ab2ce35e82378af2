import { expect, onTestFinished, test } from 'vitest'
import { recurring } from './recurring.ts'

const HOUR_SECONDS = 3600

/** Work whose turns end on demand. */
function endable() {
  const turns: { end: () => void; stopping: AbortSignal }[] = []
  const work = (stopping: AbortSignal) => new Promise<void>((end) => void turns.push({ end, stopping }))
  const { now, stop } = recurring(HOUR_SECONDS, work)
  onTestFinished(() => {
    for (const { end } of turns) end()
    return stop()
  })
  return { turns, now, stop }
}

test('a turn that is asked for while one is underway follows it, however often it is asked for', async () => {
  const { turns, now } = endable()
  for (let i = 0; i < 3; i++) now()
  expect(turns).toHaveLength(1)
  turns[0]?.end()
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.end()
  await new Promise(setImmediate)
  expect(turns).toHaveLength(2)
})

test('stopping asks the turn underway to end, waits for it, and begins no other', async () => {
  const { turns, now, stop } = endable()
  now()
  now()
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  expect(turns[0]?.stopping.aborted).toBe(true)
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  turns[0]?.end()
  await stopped
  expect(turns).toHaveLength(1)
})
