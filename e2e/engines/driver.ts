/** The least that a browser must be able to do, whichever program drives it. Elements are named by a CSS selector. */
export type Driver = {
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  /** Presses the keys of a text, one after the other. */
  type: (selector: string, text: string) => Promise<void>
  upload: (selector: string, file: string) => Promise<void>
  version: () => Promise<string>
  close: () => Promise<void>
}

/** `name`: as a screen reader says it, or its beginning. `within`: only in the row, card or dialog that has this text. */
export type Target = { role: 'button' | 'link' | 'field' | 'text'; name: string; within?: string }

const LIMIT_MS = 45_000
const LOOK_AGAIN_MS = 150

/** A browser as a person uses it: by what they read on it. Waits until things are there. */
export function reader(driver: Driver, url: string) {
  let count = 0
  const find = async (target: Target): Promise<string> => {
    const mark = `found-${count++}`
    await until(() => driver.evaluate(callOf(markIn, target, mark)), target)
    return `[data-found~="${mark}"]`
  }
  /** Again when the page has drawn the element again in between. */
  const act = (target: Target, work: (selector: string) => Promise<unknown>) =>
    until(async () => {
      await work(await find(target))
      return true
    }, target)
  const set = (name: string, text: string) =>
    act({ role: 'field', name }, (selector) => driver.evaluate(callOf(setIn, selector, text)))
  return {
    open: (path: string) => driver.open(url + path),
    see: async (name: string, within?: string) => void (await find({ role: 'text', name, ...(within && { within }) })),
    press: (role: 'button' | 'link', name: string, within?: string) =>
      act({ role, name, ...(within && { within }) }, driver.click),
    /** By the keyboard; what was in the field goes. */
    fill: (name: string, text: string) =>
      act({ role: 'field', name }, async (selector) => {
        await driver.evaluate(callOf(setIn, selector, ''))
        await driver.type(selector, text)
      }),
    /** Without the keyboard: each browser has another way to type a date. */
    set,
    upload: (name: string, file: string) => act({ role: 'field', name }, (selector) => driver.upload(selector, file)),
    at: (path: string) => until(async () => (await driver.evaluate('location.pathname')) === path, path),
    gone: (selector: string) =>
      until(() => driver.evaluate(`document.querySelector(${JSON.stringify(selector)}) === null`), selector),
    evaluate: driver.evaluate,
  }
}
export type Reader = ReturnType<typeof reader>

async function until(isThere: () => Promise<unknown>, what: unknown): Promise<void> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    // While a page goes, nothing can be evaluated in it.
    if (await isThere().catch(() => false)) return
    if (Date.now() > end) throw new Error(`not found in ${LIMIT_MS / 1000} s: ${JSON.stringify(what)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** A call of a function of ours within the page; `__name` is what tsx puts around functions. */
const callOf = (of: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(() => { const __name = (named) => named; return (${of.toString()})(...${JSON.stringify(args)}) })()`

/** Runs in the page: marks the first visible element that fits, and brings it into view. */
const markIn = ({ role, name, within }: Target, mark: string): boolean => {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, select, textarea',
    text: 'body *',
  }
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const { labels } = element as HTMLInputElement
    return clean(labels?.[0]?.textContent ?? element.textContent)
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && !element.closest('[inert], [aria-busy=true]')
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  const fits = (element: Element) => {
    if (role !== 'text' && open && !open.contains(element)) return false
    if (!isShown(element)) return false
    if (within && !clean(element.closest('article, tr, li, dialog, fieldset')?.textContent).includes(within))
      return false
    if (role === 'text') return element.children.length === 0 && clean(element.textContent).includes(name)
    return nameOf(element) === name || (name.endsWith('…') && nameOf(element).startsWith(name.slice(0, -1)))
  }
  const found = [...document.querySelectorAll(selectors[role])].find(fits)
  if (!found) return false
  found.setAttribute('data-found', `${found.getAttribute('data-found') ?? ''} ${mark}`)
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (role !== 'button' && role !== 'link') return true
  const { left, top, width, height } = found.getBoundingClientRect()
  const place = `${left} ${top}`
  const isAtRest = found.getAttribute('data-at') === place
  found.setAttribute('data-at', place)
  if (!isAtRest) return false // what moves is not pressed: the press would meet what comes to its place
  return found.contains(document.elementFromPoint(left + width / 2, top + height / 2)) // what has just come takes no press yet
}

/** Runs in the page: as the browser itself sets a value, so that the page hears of it. */
const setIn = (selector: string, text: string): void => {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) return
  field.focus()
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
