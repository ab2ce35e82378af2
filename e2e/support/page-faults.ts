// Functions that run in the page.

/** Returns by how much the page scrolls sideways, and the buttons, labels and headings whose text is wider than they are. */
export function widths() {
  const scrolled = Math.max(
    ...[100, -100].map((left) => {
      window.scrollTo({ left, behavior: 'instant' })
      return Math.abs(window.scrollX)
    }),
  )
  const cut = [...document.querySelectorAll('button, a, label, legend, h1, h2, h3, th')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 0)
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !/truncate|sr-only/.test(element.className))
    .map(({ textContent }) => textContent.trim().slice(0, 80))
    .filter((text) => text !== '')
  return { scrolled, scrollWidth: document.documentElement.scrollWidth, cut }
}

export function brokenWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const holder = text.parentElement?.closest('h1, h2, h3, button, dt, th, legend, label')
    if (!holder || !text.parentElement?.checkVisibility() || holder.closest('.sr-only')) continue // as in a closed fold
    const WORD = /(?<![^\s(“„«])[\p{L}\p{M}\u00AD]+(?=[\s.,:;?!)”“»]|$)/gu // none of an address or a number
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORD)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && !word.includes('\u00AD')) found.push(word)
    }
  }
  return found
}

/**
 * Returns texts that begin with a number or end with a sign, or are cut, and whose ends a page from right to left shows
 * on the wrong side, because they are from left to right and not isolated.
 */
export function turnedTexts() {
  if (document.dir !== 'rtl') return []
  const isTurned = (element: Element | null) => {
    const { direction = 'ltr', unicodeBidi = '' } = element ? getComputedStyle(element) : {}
    return (
      direction === 'rtl' && unicodeBidi !== 'plaintext' && element?.checkVisibility() && !element.closest('.sr-only')
    )
  }
  const blockOf = (element: Element | null): Element | null =>
    element && /^(inline|contents)$/.test(getComputedStyle(element).display) ? blockOf(element.parentElement) : element
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (blockOf(walker.currentNode.parentElement)?.textContent.trim() !== text) continue // of a sentence, which names it isolated
    const isOther = /\p{Script=Latin}/u.test(text) && !/[\p{Script=Arabic}\u200E\u200F\u2066-\u2069]/u.test(text)
    if (isOther && /^\d[\d.,]* |[.!?)”$]$/.test(text) && isTurned(walker.currentNode.parentElement)) found.push(text)
  }
  const cut = [...document.querySelectorAll('.truncate, [class*=line-clamp]')].filter(
    (element) =>
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
      /^\P{L}*\p{Script=Latin}/u.test(element.textContent),
  )
  const fields = [...document.querySelectorAll('input:not([type]), input[type=text], textarea')].filter((field) =>
    /\p{Script=Latin}/u.test((field as HTMLInputElement).value),
  )
  return [
    ...found,
    ...[...cut, ...fields].filter(isTurned).map((one) => one.textContent || one.outerHTML.slice(0, 120)),
  ]
}

/** Returns pairs of Arabic texts without a space between them, whose letters the page would join. */
export function joinedTexts() {
  const blockOf = (element: Element | null): Element | null =>
    element && /^(inline|contents)$/.test(getComputedStyle(element).display) ? blockOf(element.parentElement) : element
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let before: { text: string; block: Element | null } | undefined
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Element) {
      if (!/^(inline|contents)$/.test(getComputedStyle(node).display)) before = undefined
      continue
    }
    const [text, block] = [node.textContent ?? '', blockOf(node.parentElement)]
    if (text === '') continue
    const isJoined = /\p{Script=Arabic}$/u.test(before?.text ?? '') && /^\p{Script=Arabic}/u.test(text)
    if (isJoined && before?.block === block && block?.checkVisibility()) found.push(`${before?.text}|${text}`)
    before = { text, block }
  }
  return found
}
