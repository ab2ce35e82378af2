import { expect, test } from 'vitest'
import { overloadGauge } from './overload.ts'

test.each<[string, number[], boolean]>([
  ['nothing was measured', [], false],
  ['a loop that is on time', [0, 10, 2000], false],
  ['one pause, however long', [0, 60_000], false],
  ['pauses with time to catch up between them', [3000, 10, 3000], false],
  ['a measurement without any value', [3000, Number.NaN], false],
  ['a loop that stays late', [10, 2001, 2001], true],
  ['a loop that goes on being late', [3000, 3000, 3000, 3000], true],
  ['a loop that is on time again', [3000, 3000, 3000, 10], false],
])('%s: %j', (_what, samples, isOverloaded) => {
  const gauge = overloadGauge(2000)
  for (const delayMs of samples) gauge.addSample(delayMs)
  expect(gauge.isOverloaded()).toBe(isOverloaded)
})
