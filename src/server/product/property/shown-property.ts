import type { ContactsShown } from '#contract/home-contact'
import { type Figures, figuresInWords } from '#contract/home-figures'
import type { HomeLink } from '#contract/home-links'
import type { Property } from '#contract/property'
import type { Role } from '#contract/user'
import { partsOf } from '../place/address.store.ts'
import { shownParts, shownText } from '../place/shown-address.ts'
import { publicContact, shownContact } from './home-contact.ts'
import { isTheirs } from './property.rules.ts'
import type { StoredProperty } from './property.store.ts'

type Person = { email: string; role: Role | null }

type WithSetting = Property & { contactsShown?: ContactsShown | null }

/**
 * Returns a listing as the caller may see it: values that an edit replaced, such as an earlier price, and the hidden
 * parts of its contact are only for its agent and admins; e-mail addresses are not for anonymous callers (P-150).
 */
export function shownTo(
  caller: Person | undefined,
  { edited, wholeContact, contactsShown, ...property }: WithSetting,
): Property {
  const shown = publicContact(wholeContact, contactsShown)
  const { email, ...contact } = shown ?? { name: '' }
  return listedTo(caller, {
    ...property,
    ...(shown && { contact: shownContact({ ...contact, ...(caller && email && { email }) }) }),
    ...(isTheirs(caller, property) && { ...(edited && { edited }), ...(wholeContact && { wholeContact }) }),
  })
}

/** Returns a home as the caller may see it: anonymous callers don't get the agent's e-mail address (P-150). */
export const listedTo = <Home extends Pick<Property, 'email'>>(caller: Person | undefined, home: Home): Home =>
  caller ? home : { ...home, email: '' }

export function shownProperty({ property, address: row }: StoredProperty): Property {
  if (!row) return property
  const whole = partsOf(row)
  if (!row.shown) return { ...property, address: whole }
  const { shown } = row
  const publicText = (text: string) => shownText(text, whole, shown, row.wholeLocation ?? '', property.language)
  const withPublicTitle = (link: HomeLink) => ({ ...link, title: publicText(link.title) })
  return {
    ...property,
    address: shownParts(whole, shown),
    addressShown: shown,
    ...(property.pictures && {
      pictures: property.pictures.map((picture) => ({ ...picture, caption: publicText(picture.caption) })),
    }),
    ...eachFigureInWords(property, publicText),
    ...(property.tours && { tours: property.tours.map(withPublicTitle) }),
    ...(property.documents && { documents: property.documents.map(withPublicTitle) }),
  }
}

/** Returns the figures of a home that its agent wrote in words, as written or each as `changed` returns it. */
export const eachFigureInWords = (figures: Figures, changed = (text: string): string => text): Figures =>
  Object.fromEntries(
    figuresInWords.flatMap((name) => (figures[name] === undefined ? [] : [[name, changed(figures[name])]])),
  )
