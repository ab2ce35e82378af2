import { expect, onTestFinished, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const limits = {
  concurrency: 2,
  maxWaitingPerKey: 3,
  maxWaiting: 4,
  maxWaitMs: 60_000,
  busy: 'Please try again in a moment.',
}

/** Works that end when the test says so, and the order in which they began. */
function stage() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, (error) => (error ? reject(error) : resolve(name)))
    })
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    ends.delete(name)
    await new Promise(setImmediate)
  }
  onTestFinished(async () => {
    while (ends.size > 0) for (const name of ends.keys()) await end(name) // or those that wait are refused during a later test
  })
  return { begun, work, end }
}

test('no more run at a time than are allowed, and the next begins when one has ended', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue(limits)
  const all = ['1', '2', '3'].map((name) => queue('ann', work(name)))
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
  await end('1')
  await end('3')
  expect(await Promise.all(all)).toEqual(['1', '2', '3'])
})

test('a key with one work waits for one round, not for all work of another', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1, maxWaiting: 10 })
  const names = ['1', '2', '3', '4']
  for (const name of names) void queue('flood', work(name))
  void queue('ann', work('ann'))
  void queue('bob', work('bob'))
  for (const name of ['1', '2', 'ann', 'bob', '3', '4']) await end(name)
  expect(begun).toEqual(['1', '2', 'ann', 'bob', '3', '4'])
})

test('a work that fails lets the next one begin', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1 })
  const failing = queue('ann', work('1'))
  void queue('ann', work('2'))
  const failed = expect(failing).rejects.toThrow('broken')
  await end('1', new Error('broken'))
  await failed
  expect(begun).toEqual(['1', '2'])
})

test('a key may have its number waiting; one more is refused', async () => {
  const { work } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1 })
  for (const name of ['runs', '1', '2', '3']) void queue('flood', work(name))
  await expect(queue('flood', work('4'))).rejects.toMatchObject({ kind: 'unavailable' })
})

test('all keys together may have their number waiting; one more is refused where no key has more than its share', async () => {
  const { work } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1 })
  for (const name of ['runs', 'ann', 'bob', 'cid', 'dee']) void queue(name, work(name))
  await expect(queue('eve', work('eve'))).rejects.toThrow('Please try again in a moment.')
})

test('one key runs no more at a time than a key may, and leaves the other places to others', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue({ ...limits, concurrency: 3, maxRunningPerKey: 2 })
  for (const name of ['1', '2', '3']) void queue('flood', work(name))
  void queue('ann', work('ann'))
  expect(begun).toEqual(['1', '2', 'ann'])
  await end('ann')
  expect(begun).toEqual(['1', '2', 'ann'])
  await end('1')
  expect(begun).toEqual(['1', '2', 'ann', '3'])
})

test('a key that takes most of the room to wait makes room for one that takes less', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1 })
  void queue('flood', work('runs'))
  const [, , last] = ['1', '2', '3'].map((name) => queue('flood', work(name)))
  const lost = expect(last).rejects.toMatchObject({ kind: 'unavailable', retryAfter: expect.any(Number) })
  void queue('ann', work('ann'))
  void queue('bob', work('bob'))
  await lost
  for (const name of ['runs', '1', 'ann', 'bob', '2']) await end(name)
  expect(begun).toEqual(['runs', '1', 'ann', 'bob', '2'])
})

test('a work that waits too long is refused, and never begins', async () => {
  const { begun, work, end } = stage()
  const queue = fairQueue({ ...limits, concurrency: 1, maxWaitMs: 10 })
  const first = queue('ann', work('1'))
  await expect(queue('bob', work('2'))).rejects.toThrow('Please try again in a moment.')
  await end('1')
  await first
  void queue('ann', work('3'))
  expect(begun).toEqual(['1', '3'])
})
