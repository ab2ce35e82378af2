import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shownDescription, shownTitle } from '#contract/shown-texts'
import { HomeTitle } from './HomeTitle.tsx'

const spanish = {
  title: 'Casa con limonero',
  description: 'A dos minutos de la playa.',
  language: 'es' as const,
  translations: { en: { title: 'House with a lemon tree' }, ar: { title: 'بيت', description: 'قريب من الشاطئ' } },
}

afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
})

const show = (home: Parameters<typeof HomeTitle>[0]['home'], reader: string) => {
  document.documentElement.lang = reader
  const { container } = render(<HomeTitle home={home} />)
  return container.querySelector('bdi')
}

test('a title in the reader’s language has no mark', () => {
  expect(show(spanish, 'en')?.hasAttribute('lang')).toBe(false)
  screen.getByText('House with a lemon tree')
})

test('the agent’s own title is marked with its language and direction', () => {
  const title = show(spanish, 'de')
  expect(title?.textContent).toBe('Casa con limonero')
  expect([title?.lang, title?.dir]).toEqual(['es', 'ltr'])
  cleanup()
  const arabic = show({ title: 'بيت', language: 'ar' }, 'es')
  expect([arabic?.lang, arabic?.dir]).toEqual(['ar', 'rtl'])
})

test('a home whose language isn’t known has no mark', () => {
  expect(show({ title: 'A house' }, 'ar')?.hasAttribute('lang')).toBe(false)
})

test('a text that isn’t translated is the agent’s, next to one that is', () => {
  expect(shownTitle(spanish, 'en')).toEqual({ text: 'House with a lemon tree' })
  expect(shownDescription(spanish, 'en')).toEqual({ text: 'A dos minutos de la playa.', language: 'es' })
  expect(shownDescription(spanish, 'ar')).toEqual({ text: 'قريب من الشاطئ' })
  expect(shownDescription(spanish, 'es')).toEqual({ text: 'A dos minutos de la playa.' })
})
