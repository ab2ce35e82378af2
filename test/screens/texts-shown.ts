import { CURRENCIES } from '../../src/contract/currency.ts'

const READ = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext']
const WORD = /[A-Za-z]{2}/
/** A letter that only the pseudo-language has (`scripts/messages/pseudo-texts.mjs`). */
const PSEUDO = /[åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýž]/

/** The same in every language: names of things, and of the languages themselves. */
const NAMES = [
  'KeyHaven Industries Ltd',
  'KeyHaven',
  '^Key$',
  '^Haven$',
  ...CURRENCIES,
  'UTC',
  'Berlin',
  'Demo#2026',
  'Instagram',
  'Facebook',
  'LinkedIn',
  'BLM',
  'OpenImmo',
  'Kyero',
  'REAXML',
  'RESO(?: JSON)?',
  'CSV',
  'English',
  'Español',
  'Deutsch',
  'Français',
]
const SAME_EVERYWHERE = new RegExp(
  [
    ...NAMES,
    String.raw`\S+@\S+`,
    String.raw`GMT(?:[+-][\d:]+)?`,
    String.raw`\b(?:youtube|vimeo)\.com\b`,
    String.raw`https?://\S*|/\S+`, // addresses
    String.raw`(?:Europe|Asia|America|Africa|Australia|Pacific|Atlantic|Indian|Antarctica|Arctic)/\S+`,
  ].join('|'),
  'g',
)

/** `bare`: texts that are neither of the catalogue nor people's; the numbers of those that are. */
type Shown = { bare: string[]; ofCatalogue: number; ofPeople: number }

/** Returns the texts that a page shows or says. */
export function textsShown(page: HTMLElement): Shown {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.closest('script, style, noscript, [translate=no]')) texts.push(walker.currentNode.textContent ?? '')
  }
  for (const name of READ)
    for (const element of page.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  const bare = texts.filter((text) => WORD.test(text.replaceAll(SAME_EVERYWHERE, '')))
  const typed = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const ofPeople = [...texts, ...typed].filter((text) =>
    /\p{Script=Cyrillic}/u.test(text.replaceAll('Анна', '')),
  ).length
  return { bare: [...new Set(bare)], ofPeople, ofCatalogue: texts.filter((text) => PSEUDO.test(text)).length }
}
