import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage, site } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const inSpanish = { language: 'en', translations: { es: { title: 'Cabaña', description: 'Junto al lago.' } } } as const

async function open(home: Partial<Property>, answer = json({ modifiedCount: 1 }), languages = ['en', 'es', 'ar']) {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/site': json({ ...site, languages }),
    'GET /api/allProperty/p1': json({ ...ownCabin, ...home }),
    [put]: answer,
  })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  return {
    update: async () => {
      await press('Update')
      await screen.findByText('Property updated.')
    },
    body: () => sent.find(({ call }) => call === put)?.body,
  }
}

test('an agent says the language of the texts, and writes them in another', async () => {
  const { update, body } = await open({})
  await userEvent.selectOptions(screen.getByLabelText('Language of the texts'), 'English')
  expect(screen.queryByRole('button', { name: 'Add English' })).toBeNull()
  await press('Add Arabic')
  const title = screen.getByLabelText<HTMLInputElement>('Title (Arabic)')
  expect(title).toBe(document.activeElement)
  expect([title.lang, title.dir]).toEqual(['ar', 'rtl'])
  await userEvent.type(title, 'كوخ على البحيرة')
  await update()
  expect(body()).toMatchObject({ language: 'en', translations: { ar: { title: 'كوخ على البحيرة' } } })
})

test('what isn’t changed is not sent', async () => {
  const { update, body } = await open(inSpanish)
  expect(screen.getByLabelText<HTMLInputElement>('Title (Spanish)').value).toBe('Cabaña')
  await update()
  expect(body()).not.toHaveProperty('language')
  expect(body()).not.toHaveProperty('translations')
})

test('texts that were removed come back by Undo, and are gone without it', async () => {
  const { update, body } = await open(inSpanish)
  await press('Remove Spanish')
  expect(screen.getByRole('button', { name: 'Add Spanish' })).toBe(document.activeElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description (Spanish)').value).toBe('Junto al lago.')
  await press('Remove Spanish')
  await update()
  expect(body()).toMatchObject({ translations: {} })
})

test('a text that is too long is shown at its field, and nothing is sent', async () => {
  const { body } = await open(inSpanish)
  const description = screen.getByLabelText<HTMLTextAreaElement>('Description (Spanish)')
  await userEvent.clear(description)
  await userEvent.click(description)
  await userEvent.paste('x'.repeat(5001))
  await press('Update')
  await screen.findByText('Description can have at most 5,000 characters')
  expect(description).toBe(document.activeElement)
  expect(body()).toBeUndefined()
})

test('a refusal of the server stands at its field', async () => {
  const errors = { 'translations.es.title': 'Title has a character that can’t be kept' }
  await open(inSpanish, json({ type: 'x', title: 'x', status: 422, detail: 'No.', requestId: 'r', errors }, 422))
  await press('Update')
  await screen.findByText('Title has a character that can’t be kept')
  expect(screen.getByLabelText('Title (Spanish)')).toBe(document.activeElement)
})

test('a draft keeps the texts in other languages', async () => {
  await open({})
  await press('Add Spanish')
  await userEvent.type(screen.getByLabelText('Title (Spanish)'), 'Cabaña')
  await screen.findByText('Saved as a draft', { exact: false })
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  const kept = keys.map((key) => localStorage.getItem(key)).join()
  expect(kept).toContain('"translations":[{"language":"es","title":"Cabaña","description":""}]')
})

test('a site in one language doesn’t ask for others', async () => {
  await open({}, undefined, ['en'])
  expect(screen.queryByRole('group', { name: 'In other languages' })).toBeNull()
})

test('a site in one language shows the texts that a home has in others', async () => {
  await open(inSpanish, undefined, ['en'])
  const group = within(screen.getByRole('group', { name: 'In other languages' }))
  group.getByLabelText('Title (Spanish)')
  expect(group.queryByRole('button', { name: /^Add/ })).toBeNull()
})
