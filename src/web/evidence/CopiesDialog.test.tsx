import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const evidence = 'GET /api/evidence?ids=home-1'
const pending = { ...cabin, status: undefined }

function open(answers: Parameters<typeof fakeFetch>[0]) {
  const sent = fakeFetch({
    ...answersFor('ada@example.com', 'admin'),
    ...aroundHome(pending),
    'GET /api/allProperty/home-1': json(pending),
    'GET /api/allProperty/home-1/queue': json({ before: 0, after: 0 }),
    ...answers,
  })
  openPage('/propertyDetails/home-1')
  return { sent }
}
const bar = async () => within(await screen.findByRole('region', { name: 'Decision' }))
const lookAtAll = async () => userEvent.click(await (await bar()).findByRole('button', { name: 'Look at all' }))

const group = { homes: 3, agents: 2, waiting: 3, picture: 3 }

test('of the pictures that other listings show, the group takes the place of its own alone', async () => {
  const about = (picture: number) => ({
    _id: `f${picture}`,
    rule: 'samePicture',
    foundAt: '2026-11-26T10:00:00.000Z',
    picture,
    sentence: [{ text: `About ${picture}` }],
  })
  open({ [evidence]: json({ homes: [{ propertyId: 'home-1', pictureGroup: group, findings: [about(3), about(2)] }] }) })
  await (await bar()).findByText('Look at 2 things')
  ;(await bar()).getByText('Picture 3 is shown in 3 listings by 2 agents')
  ;(await bar()).getByText('About 2')
  expect((await bar()).queryByText('About 3')).toBeNull()
})

test('a group of which not all were counted says so', async () => {
  const pictureGroup = { ...group, homes: 500, isAtLeast: true }
  open({ [evidence]: json({ homes: [{ propertyId: 'home-1', pictureGroup, findings: [] }] }) })
  await (await bar()).findByText('Picture 3 is shown in at least 500 listings by at least 2 agents')
})

const copy = (n: number, more: object = {}) => ({
  _id: `home-${n}`,
  title: `Copy ${n}`,
  email: 'kim@agency.example',
  status: 'pending',
  picture: 'https://pictures.example/1.jpg',
  isFirst: false,
  ...more,
})

test('an admin rejects the listings of a group that are ticked: all that wait, but the oldest', async () => {
  const copies = 'GET /api/allProperty/home-1/copies'
  const homes = [copy(7, { isFirst: true, title: 'Original' }), copy(8), copy(9), copy(10, { status: 'verified' })]
  const { sent } = open({
    [evidence]: json({ homes: [{ propertyId: 'home-1', pictureGroup: group, findings: [] }] }),
    [copies]: json({ homes, group: { homes: 4, agents: 2, waiting: 3 } }),
    'PATCH /api/allProperty/home-1/copies': json({ modifiedCount: 1 }),
  })
  await lookAtAll()
  const dialog = within(await screen.findByRole('dialog', { name: 'Listings with this picture' }))
  const box = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name })
  await dialog.findByText('First listed')
  expect([/Original/, /Copy 8/, /Copy 9/].map((name) => box(name).checked)).toEqual([false, true, true])
  expect(dialog.getAllByRole('checkbox')).toHaveLength(4) // the three that wait, and one for all
  box(/Copy 9/).focus()
  await userEvent.keyboard(' ')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject one home' }))
  await screen.findByText('One home was rejected.')
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'rejected', ids: ['home-8'] })
})

test('all that wait in a group are ticked and unticked together', async () => {
  open({
    [evidence]: json({ homes: [{ propertyId: 'home-1', pictureGroup: group, findings: [] }] }),
    'GET /api/allProperty/home-1/copies': json({
      homes: [copy(7, { isFirst: true }), copy(8), copy(9)],
      group: { homes: 2_000, agents: 2, waiting: 2_000 },
    }),
  })
  await lookAtAll()
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'All that wait for a decision' })
  expect(all.indeterminate).toBe(true) // the first listed is not ticked
  screen.getByText('2,000 listings by 2 agents; waiting for a decision: 2,000.')
  screen.getByText('3 are listed here, those that wait for a decision first.')
  await userEvent.click(all)
  screen.getByRole('button', { name: 'Reject 3 homes' })
  expect(all.indeterminate).toBe(false)
  await userEvent.click(all)
  expect(screen.getByRole('button', { name: 'Tick the homes to reject' }).getAttribute('aria-disabled')).toBe('true')
})
