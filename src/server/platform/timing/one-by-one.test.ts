import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('a work begins when the one before has ended, also when that failed, and each hands over its own result', async () => {
  const events: string[] = []
  const inTurn = oneByOne()
  const work = (name: string, error?: Error) => async () => {
    events.push(`${name} begins`)
    await new Promise(setImmediate)
    events.push(`${name} ends`)
    if (error) throw error
    return name
  }
  const all = [inTurn(work('1')), inTurn(work('2', new Error('broken'))), inTurn(work('3'))]
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: '3' },
  ])
  expect(events).toEqual(['1', '2', '3'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
