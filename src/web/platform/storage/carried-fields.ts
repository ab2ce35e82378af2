import { tabStorage } from './browser-storage.ts'

const KEY = 'carried-fields'

/** By form, what is typed into forms without a draft. This tab stores it when the page is left. */
const typed = new Map<string, object>()
window.addEventListener('pagehide', () => {
  if (typed.size > 0) tabStorage.write(KEY, JSON.stringify(Object.fromEntries(typed)))
})

/** Fills a form with what was typed before the page was loaded again, as in another language, and keeps what is typed now. */
export function carryForm(form: HTMLFormElement | null, name = 'home'): void {
  if (!form) return // it has left the page
  for (const [field, text] of Object.entries(taken(name))) {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && control.value === '' && typeof text === 'string') control.value = text
  }
  form.addEventListener('input', () => typed.set(name, Object.fromEntries(new FormData(form))))
}

/** Returns what was typed into a form, once. */
function taken(name: string): object {
  const { [name]: fields, ...others } = Object(tabStorage.readJson(KEY))
  if (Object.keys(others).length > 0) tabStorage.write(KEY, JSON.stringify(others))
  else tabStorage.remove(KEY)
  return Object(fields)
}
