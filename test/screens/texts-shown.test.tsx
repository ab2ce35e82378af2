import { expect, test } from 'vitest'
import { textsShown } from './texts-shown.ts'

const shownIn = (html: string) => {
  const page = document.createElement('main')
  page.innerHTML = html
  return textsShown(page).bare
}

test.each([
  ['<p>Search</p>', 'Search'],
  ['<input placeholder="E-mail">', 'E-mail'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ['<p>⟦Šéåŕçĥ⟧ homes</p>', '⟦Šéåŕçĥ⟧ homes'],
])('a text outside the catalogue is found: %s', (html, text) => {
  expect(shownIn(html)).toEqual([text])
})

test.each([
  '<p>⟦Šéåŕçĥ⟧ 25 €, Данные</p>',
  '<p>KeyHaven</p>',
  '<a href="/">https://дома.рф/a.webp</a>',
  '<code translate="no">LANGUAGES</code>',
])('nothing is found in %s', (html) => {
  expect(shownIn(html)).toEqual([])
})
