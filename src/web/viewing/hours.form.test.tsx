import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const noViewings = {
  'GET /api/viewings/upcoming?as=agent': json({ viewings: [] }),
  'GET /api/viewings?as=agent&over=true&limit=24': json([]),
}

test('an agent adds and removes hours, and errors are shown at their fields', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    ...noViewings,
    'GET /api/viewings/hours': json({ timeZone: 'Asia/Tokyo', slotMinutes: 30, ranges: [] }),
    'PUT /api/viewings/hours': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/viewings')
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Add hours on Monday')
  await press('Add hours on Monday')
  await press('Add hours on Friday')
  await press('Save hours')
  expect(await screen.findAllByText('A time is needed, such as 09:00')).toHaveLength(2)
  expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  await press('Remove Monday, 2')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Monday')
  await press('Save hours')
  await screen.findByText('Your hours are saved.')
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    timeZone: 'Asia/Tokyo',
    slotMinutes: 30,
    ranges: [1, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  })
})

test('an agent copies the hours of a day to all working days', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/viewings/hours': json({
      timeZone: 'Asia/Tokyo',
      slotMinutes: 30,
      ranges: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '13:00', to: '17:30' },
        { weekday: 2, from: '07:00', to: '08:00' },
        { weekday: 6, from: '10:00', to: '11:00' },
      ],
    }),
    ...noViewings,
    'PUT /api/viewings/hours': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/viewings')
  const monday = within(await screen.findByRole('group', { name: 'Monday' }))
  await userEvent.click(monday.getByRole('button', { name: 'Copy to other days: Monday' }))
  await userEvent.click(monday.getByRole('button', { name: 'Monday to Friday' }))
  expect(monday.queryByRole('button', { name: 'Monday to Friday' })).toBeNull()
  screen.getByLabelText('To, Friday, 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
  await screen.findByText('Your hours are saved.')
  const copied = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:30' },
  ])
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    ranges: [...copied, { weekday: 6, from: '10:00', to: '11:00' }],
  })
})

test('hours that are not saved are there when the page is opened again, until they are saved', async () => {
  fakeFetch({
    ...answersFor(ann, 'agent'),
    ...noViewings,
    'GET /api/viewings/hours': json({ timeZone: 'Asia/Tokyo', slotMinutes: 30, ranges: [] }),
    'PUT /api/viewings/hours': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/viewings')
  await userEvent.click(await screen.findByRole('button', { name: 'Add hours on Monday' }))
  fireEvent.change(screen.getByLabelText('From, Monday'), { target: { value: '10:30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
  cleanup()
  openPage('/dashboard/viewings')
  expect((await screen.findByLabelText<HTMLInputElement>('From, Monday')).value).toBe('10:30')
  expect(screen.getByLabelText<HTMLInputElement>('From, Monday, 2').value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Monday, 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
  await screen.findByText('Your hours are saved.')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})
