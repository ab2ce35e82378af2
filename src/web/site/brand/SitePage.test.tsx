import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fontProperties } from '#contract/brand-fonts'
import type { SiteBrand } from '#contract/site-brand'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann } from '../../../../test/web/sample-answers.ts'
import { reloadPage } from './reload-page.ts'

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }))
beforeEach(() => vi.mocked(reloadPage).mockClear())

const brand: SiteBrand = {
  fields: { parts: ['Casa', 'Sol'], links: [{ text: 'Imprint', url: '/imprint' }] },
  from: 'saved',
  hasFile: true,
  versions: [
    { _id: 'version-2', name: 'CasaSol', savedAt: '2026-11-20T09:30:00.000Z', savedBy: 'Ida' },
    { _id: 'version-1', name: 'MarHomes', savedAt: '2026-11-19T09:30:00.000Z' },
  ],
}
const face = (brand: string) => ({ brand, 'on-brand': '#ffffff' })
const OWN = 'GET /api/brand/palette?main=%231f4a3d&accent=%238a5f1e'
const paletteOf = (main: string) => json({ light: face(main), dark: face('#abcdef') })
const saved = json({ insertedId: 'version-3' })

async function open(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch(
    Object.setPrototypeOf(answers, {
      ...answersFor(ann, 'admin'),
      'GET /api/brand': json(brand),
      [OWN]: paletteOf('#1f4a3d'),
    }),
  )
  openPage('/dashboard/site')
  await screen.findByRole('heading', { level: 1, name: 'Site' })
  return sent
}
const sentIn = (sent: { call: string; body?: unknown }[], call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body)

const MODERN = fontProperties('modern')['--font-display']

test('a changed name, colour and font are shown before they are saved, and the page comes in the new brand', async () => {
  const sent = await open({ 'POST /api/brand': saved })
  const second = await screen.findByLabelText('Second part of the name')
  await userEvent.clear(second)
  await userEvent.type(second, 'Luna')
  await userEvent.type(screen.getByLabelText('Main colour'), '#7a0019')
  await userEvent.type(screen.getByLabelText('Second colour'), '#00205b')
  await userEvent.selectOptions(screen.getByLabelText('Font'), 'Modern: without serifs')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  const [shown, inDark] = preview.getAllByText('Luna')
  const fontOf = (text: HTMLElement | undefined) =>
    text?.closest<HTMLElement>('[style]')?.style.getPropertyValue('--font-display')
  expect([fontOf(shown), fontOf(inDark)]).toEqual([MODERN, MODERN])
  expect(preview.getAllByText('Imprint')).toHaveLength(2)
  expect(preview.getAllByText('CasaLuna')).toHaveLength(2) // the company, which is not given
  expect(reloadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1)
  expect(sentIn(sent, 'POST /api/brand')).toEqual([
    {
      parts: ['Casa', 'Luna'],
      colours: { main: '#7a0019', accent: '#00205b' },
      font: 'modern',
      links: [{ text: 'Imprint', url: '/imprint' }],
    },
  ])
})

test('shows pictures, texts and company before they are saved', async () => {
  await open({})
  const typed = {
    'Picture of the front page': 'https://pictures.example/hero.webp',
    Icon: 'https://pictures.example/icon.svg',
    'About us': 'Homes by the sea.',
    Company: 'Casa GmbH',
  }
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  const preview = screen.getByRole('region', { name: 'Preview' })
  const pictures = [...preview.querySelectorAll('img')].map(({ src }) => src)
  const { 'Picture of the front page': hero, Icon: icon } = typed
  expect(pictures).toEqual([hero, icon, hero, icon])
  for (const text of [typed['About us'], typed.Company]) expect(within(preview).getAllByText(text)).toHaveLength(2)
})

test.each([
  ['Casa ', 'Luna', ['Casa ', 'Luna']],
  [' Casa', ' Luna ', ['Casa', ' Luna']],
  ['Casa ', ' ', ['Casa', '']],
  [' ', 'Luna', ['', 'Luna']],
])('of the parts “%s” and “%s” only the outer blanks are removed', async (first, second, parts) => {
  const sent = await open({ 'POST /api/brand': saved })
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await type('First part of the name', first)
  await type('Second part of the name', second)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sentIn(sent, 'POST /api/brand')).toEqual([expect.objectContaining({ parts })])
})

test('offers the nearest colour in which texts can be read', async () => {
  await open({
    'GET /api/brand/palette?main=%23ffee00&accent=%238a5f1e': json({ refused: 'main', nearest: '#776f00' }),
    'GET /api/brand/palette?main=%23776f00&accent=%238a5f1e': paletteOf('#776f00'),
  })
  const main = await screen.findByLabelText<HTMLInputElement>('Main colour')
  await userEvent.type(main, '#ffee00')
  await userEvent.click(await screen.findByRole('button', { name: /nearest/ }))
  expect(main.value).toBe('#776f00')
  await expect.poll(() => screen.queryByRole('button', { name: /nearest/ })).toBeNull()
  const [light, dark] = within(screen.getByRole('region', { name: 'Preview' })).getAllByText('Sol')
  const colourOf = (text: HTMLElement | undefined) =>
    text?.closest<HTMLElement>('[style]')?.style.getPropertyValue('--color-brand')
  expect([colourOf(light), colourOf(dark)]).toEqual(['#776f00', '#abcdef'])
})

test('a colour in which texts can’t be read is named once, before and after it was refused', async () => {
  const why = 'Texts in this colour could not be read by everybody.'
  const errors = { 'colours.main': `${why} The nearest that can is #776f00.` }
  const problem = { type: 'urn:keyhaven:problem:x', title: 'Refused', status: 422, requestId: 'r-1', errors }
  await open({
    'GET /api/brand/palette?main=%23ffee00&accent=%238a5f1e': json({ refused: 'main', nearest: '#776f00' }),
    'POST /api/brand': json({ ...problem, detail: errors['colours.main'] }, 422),
  })
  await userEvent.type(await screen.findByLabelText<HTMLInputElement>('Main colour'), '#ffee00')
  await screen.findByRole('button', { name: /nearest/ })
  const warnings = () => screen.getAllByText(why, { exact: false }).map(({ textContent }) => textContent)
  expect(warnings()).toEqual([why])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('textbox', { name: 'Main colour', description: /The nearest that can is/ })
  expect(warnings()).toEqual([errors['colours.main']])
  expect(screen.getAllByText('The site could not be saved.').length).toBeGreaterThan(0)
  screen.getByRole('button', { name: /nearest/ })
})

test('a refusal is shown at its field, also at a link after an empty one, and what was typed stays', async () => {
  const errors = { logo: 'Logo is no address.', 'links.1.url': 'This link is no address.' }
  await open({
    'POST /api/brand': json(
      { type: 'urn:keyhaven:problem:x', title: 'Refused', status: 422, detail: 'Not saved.', requestId: 'r-1', errors },
      422,
    ),
  })
  await userEvent.type(await screen.findByLabelText('Logo'), 'logo')
  await userEvent.click(screen.getByRole('button', { name: 'Add a link' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a link' }))
  await userEvent.type(screen.getByLabelText('Text of link 3'), 'Nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Logo is no address.')
  const logo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Logo', description: /Logo is no address/ })
  expect(logo.value).toBe('logo')
  screen.getByRole('textbox', { name: 'Address of link 3', description: /This link is no address/ })
  expect(reloadPage).not.toHaveBeenCalled()
})

test('goes back to a former version', async () => {
  const sent = await open({ 'POST /api/brand/versions/version-1': saved })
  const list = within(await screen.findByRole('region', { name: 'Former versions' }))
  list.getByText('In use')
  await userEvent.click(list.getByRole('button', { name: 'Go back' }))
  await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1)
  expect(sentIn(sent, 'POST /api/brand/versions/version-1')).toHaveLength(1)
})

test('asks before it goes back to the operator’s file', async () => {
  const sent = await open({ 'DELETE /api/brand': saved })
  await userEvent.click(await screen.findByRole('button', { name: 'Go back to the operator’s file' }))
  expect(sentIn(sent, 'DELETE /api/brand')).toEqual([])
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go back' }))
  await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1)
  expect(sentIn(sent, 'DELETE /api/brand')).toHaveLength(1)
})

test('says when the brand can’t be loaded, and tries again', async () => {
  await open({ 'GET /api/brand': refused(500, 'Broken') })
  await screen.findByRole('button', { name: 'Try again' })
})
