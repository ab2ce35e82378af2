import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const ASK = `Ask ${cabin.name}`
const addressee = {
  propertyId: cabin._id,
  propertyTitle: cabin.title,
  ownPart: 'buyer',
  otherName: cabin.name,
  otherPhoto: null,
}

async function openDialog(answer: Response, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    [`GET /api/allProperty/${cabin._id}`]: json(cabin),
    ...aroundHome(cabin),
    [`GET /api/conversations/addressee?propertyId=${cabin._id}`]: answer,
    ...answers,
  })
  const router = openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: ASK }))
  const dialog = within(await screen.findByRole('dialog', { name: ASK }))
  const write = async (text: string) => {
    await userEvent.type(await dialog.findByRole('textbox', { name: `Message to ${cabin.name}` }), text)
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  }
  const calls = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
  return { router, dialog, write, calls }
}

test('a question from the page of a home is sent there, and the page stays', async () => {
  const call = 'POST /api/conversations'
  const { router, dialog, write, calls } = await openDialog(json(addressee), {
    [call]: json({ insertedId: 'c1' }, 201),
  })
  await write('Is it damp?')
  await dialog.findByText(/^Your message is sent\./)
  expect(calls(call)).toEqual([{ propertyId: cabin._id, text: 'Is it damp?', key: expect.any(String) }])
  expect(router.state.location.pathname).toBe(`/propertyDetails/${cabin._id}`)
  expect(dialog.getByRole('link', { name: 'See the conversation' }).getAttribute('href')).toBe('/dashboard/messages/c1')
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the home' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: ASK })).toBeNull())
})

test('a further question goes into the conversation that there is', async () => {
  const call = 'POST /api/conversations/c7/messages'
  const { dialog, write, calls } = await openDialog(json({ ...addressee, conversationId: 'c7' }), {
    [call]: json({ insertedId: 'm9' }, 201),
  })
  await dialog.findByRole('link', { name: 'See what you wrote before' })
  await write('And dark?')
  await dialog.findByText(/^Your message is sent\./)
  expect(calls(call)).toEqual([{ text: 'And dark?', key: expect.any(String) }])
})

test('shows why no question can be asked', async () => {
  const { dialog } = await openDialog(refused(409, 'This property has been sold.'))
  await dialog.findByText('This property has been sold.')
  expect(dialog.queryByRole('textbox')).toBeNull()
})
