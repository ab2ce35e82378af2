import { tabStorage } from './browser-storage.ts'

const KEY = 'carried-fields'

type Form = { form: HTMLFormElement; fields: readonly string[] }
/**
 * `name`: of the form. `fields`: those that are carried, never a password. `fill`: sets one of them, where the page
 * holds their values.
 */
type Carried<Field extends string> = {
  name: string
  fields: readonly Field[]
  fill?: (field: Field, text: string) => void
}

/** By name, the forms without a draft in which something was typed. This tab stores it when the page is left. */
const written = new Map<string, Form>()
window.addEventListener('pagehide', () => {
  const shown = [...written].filter(([, { form }]) => form.isConnected)
  const texts = shown.map(([name, { form, fields }]) => [name, textsIn(form, fields)])
  if (texts.length > 0) tabStorage.write(KEY, JSON.stringify(Object.fromEntries(texts)))
})

/** Fills a form with what was typed before the page was loaded again, as in another language, and keeps what is typed now. */
export function carryForm<Field extends string>(
  form: HTMLFormElement | null,
  { name, fields, fill }: Carried<Field>,
): void {
  if (!form) return // it has left the page
  const texts: Partial<Record<Field, unknown>> = taken(name)
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    const text = texts[field]
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (!isText || control.value !== '' || typeof text !== 'string') continue
    if (fill) fill(field, text)
    else control.value = text
  }
  if (Object.keys(texts).length > 0) written.set(name, { form, fields })
  form.addEventListener('input', () => written.set(name, { form, fields }))
}

function textsIn(form: HTMLFormElement, fields: readonly string[]): object {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, data.get(field)]))
}

/** Returns what was typed into a form, once. */
function taken(name: string): object {
  const { [name]: fields, ...others } = Object(tabStorage.readJson(KEY))
  if (Object.keys(others).length > 0) tabStorage.write(KEY, JSON.stringify(others))
  else tabStorage.remove(KEY)
  return Object(fields)
}
