import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { twoAtATime } from '../../scripts/two-at-a-time.mjs'

it('works on every item, and on two at once', async () => {
  const done: string[] = []
  let running = 0
  let most = 0
  await twoAtATime(['en', 'es', 'de', 'fr', 'ar'], async (item) => {
    running += 1
    most = Math.max(most, running)
    await wait(1)
    running -= 1
    done.push(item)
  })
  expect(done.toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr'])
  expect(most).toBe(2)
})

it('says a failure once the other item has ended, and begins no further one', async () => {
  const events: string[] = []
  let endOther = () => {}
  const other = new Promise<void>((resolve) => {
    endOther = resolve
  })
  const all = twoAtATime(['bad', 'slow', 'never'], async (item) => {
    events.push(item)
    if (item === 'bad') throw new Error('could not be built')
    await other
    events.push(`${item} ended`)
  })
  const said = expect(all)
    .rejects.toThrow('could not be built')
    .then(() => events.push('said'))
  await wait(1)
  endOther()
  await said
  expect(events).toEqual(['bad', 'slow', 'slow ended', 'said'])
})
