import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { accessToken } from '../api/access-token.ts'

const ann = 'ann@example.com'
const eve = 'eve@example.com'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

/** Ann writes in this tab; in another one, which this one has not heard of, Eve has signed in. */
async function writtenByAnn() {
  const given = { ...answersFor(ann), 'POST /api/contact': json({ sent: true }) }
  const sent = fakeFetch(given)
  openPage('/dashboard/contact')
  await userEvent.type(await field('Subject'), 'A question')
  await userEvent.type(await field('Message'), 'From Ann')
  accessToken.keep('access-of-eve', eve)
  Object.assign(given, answersFor(eve), { 'POST /api/jwt': json({ token: 'access-of-eve' }) })
  return sent
}
const isEves = () => waitFor(async () => expect((await field('Email')).value).toBe(eve))

test('nothing is sent as the person who has signed in on another tab', async () => {
  const sent = await writtenByAnn()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await isEves()
  expect((await field('Message')).value).toBe('')
  expect(sent.filter(({ call }) => call === 'POST /api/contact')).toEqual([])
})

test('a page that comes into view again shows who is signed in', async () => {
  await writtenByAnn()
  window.dispatchEvent(new Event('pageshow'))
  await isEves()
})
