import type { Locator } from '@playwright/test'

export type Control = { kind: 'button' | 'link'; name: string; to?: string }
export type VisibleContent = { words: string[]; controls: Control[] }

const MESSAGES = '/dashboard/messages'
const nothing: VisibleContent = { words: [], controls: [] }

/** Returns the content without the home's own words; nothing if the part is missing. */
export async function seenIn(part: Locator, title: string): Promise<VisibleContent> {
  if ((await part.count()) === 0) return nothing
  const { lines, controls } = await part.first().evaluate(read)
  const words = wordsOfState.filter((word) => lines.some((line) => isSaid(word, line)))
  return { words, controls: controls.map((control) => ({ ...control, name: nameOf(control, title) })) }
}

function nameOf({ name, to = '' }: Control, title: string): string {
  if (to.startsWith('/agent/')) return 'the agent’s page'
  if ((to === MESSAGES || to === '') && /^Ask (?!for a viewing$)/.test(name)) return 'Ask {agent}'
  return name.replaceAll(title, '{home}').replace(/\s+/g, ' ')
}

/** A status must match a line; a sentence may continue with a date or a name. */
const isSaid = (word: string, line: string) => (word.includes(' ') ? line.includes(word) : line === word)

const wordsOfState = [
  'pending',
  'verified',
  'rejected',
  'accepted',
  'Bought',
  'withdrawn',
  'Sold',
  'Under offer',
  'Waiting for verification',
  'Waiting for your decision',
  'This home was rejected',
  'This home is withdrawn',
  'This home is sold',
  'Why it was rejected:',
  'This home is no longer available.',
  'You offered $',
  'Please pay before',
  'Held for ',
  'Waiting for the agent’s answer.',
  'Another offer on this home is accepted.',
  'On hold: another offer on this home is accepted.',
  'This home was sold to another buyer.',
  'This home is no longer for sale.',
  'Transaction id:',
  'No longer listed',
  'Withdrawn: its agent is marked as fraud.',
  'Under offer: an accepted offer is waiting',
]

/** Runs in the page: returns visible lines and enabled controls. */
function read(part: Element): { lines: string[]; controls: Control[] } {
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest('[aria-hidden=true], ol[aria-label]')
  const all = [...part.querySelectorAll('*')].filter(isShown)
  const lines = all
    .filter((element) => !element.querySelector('[hidden]')) // whose text is that of closed menus too
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => text.length < 300)
  const controls = all
    .filter((element) => element.matches('a[href], button:not([aria-disabled=true])'))
    .map((element): Control => {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      if (!(element instanceof HTMLAnchorElement)) return { kind: 'button', name }
      return { kind: 'link', name, to: element.pathname }
    })
  return { lines, controls }
}
