import { expect, test } from 'vitest'
import * as r from '#messages/feedReports'
import { noCounts } from './feed-run.store.ts'
import { keptReason, Problems } from './run/problems.ts'
import { shownRun, shownRunDetails } from './shown-run.ts'

const run = {
  _id: 'r',
  state: 'done' as const,
  isTrial: false,
  isScheduled: false,
  createdAt: '2026-11-29T10:00:00Z',
  done: 0,
  counts: noCounts,
  problemCount: 2,
  heldRemovals: 0,
}
const details = { ...run, added: [], changed: [], gone: [] }

test('problems, their places and a failure are in the reader’s language', () => {
  const problems = new Problems()
  problems.add(r.referenceTwice, { line: 4, element: '<property>', number: 2 }, 'R1')
  problems.addOfRow('it has 3 columns, not 5', 7)
  const shown = shownRunDetails({ ...details, problems: problems.first }, 'es')
  expect(shown.problems).toEqual([
    {
      place: 'elemento 2 <property>, línea 4',
      reference: 'R1',
      message: 'El archivo tiene esta referencia más de una vez: cuenta la última.',
    },
    { place: 'línea 7', message: 'It has 3 columns, not 5.' },
  ])
  const failure = keptReason(() => r.hostNotFound({ host: 'feeds.example' }))
  expect(shownRun({ ...run, failure }, 'de').failure).toBe(
    'feeds.example wurde nicht gefunden. Ist der Name richtig geschrieben?',
  )
})

test('a run of an earlier version is shown as it was kept, in English', () => {
  const problems = [{ place: 'element 3 <property>, line 41', message: 'It has no price.' }]
  expect(shownRunDetails({ ...details, problems, failure: 'The file is empty.' }, 'fr')).toMatchObject({
    problems,
    failure: 'The file is empty.',
  })
})
