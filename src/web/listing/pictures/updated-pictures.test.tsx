import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ownCabin } from '../../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const shown: Property = {
  ...ownCabin,
  pictureCount: 3,
  pictures: [
    { url: '/media/a.webp', caption: 'Kitchen' },
    { url: '/media/b.webp', caption: 'Garden' },
  ],
}

/** The form for this home, with a new first picture already chosen. Returns what is sent in the end. */
async function openUpdate() {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor('ann@example.com', 'agent'),
    'GET /api/allProperty/p1': json(shown),
    [put]: json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/update/p1')
  await userEvent.upload(
    await screen.findByLabelText('Property image'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  )
  return () => sent.find(({ call }) => call === put)?.body
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const captions = () =>
  within(screen.getByRole('group', { name: 'More pictures' }))
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)

test('an update begins with the pictures that are there, and leaves them out while they are as they were', async () => {
  const sent = await openUpdate()
  expect(captions()).toEqual(['Kitchen', 'Garden'])
  await press('Update')
  await screen.findByText('Property updated.')
  expect(sent()).not.toHaveProperty('pictures')
})

test('an update sends pictures that were moved, and none when all are removed', async () => {
  const sent = await openUpdate()
  await press('Move picture 2 up')
  await press('Remove picture 2')
  await press('Remove picture 1')
  await press('Update')
  await screen.findByText('Property updated.')
  expect(sent()).toMatchObject({ pictures: [] })
})
