import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** Fields in which a person writes; a file with one of them keeps what is written, or is named below. */
const FIELD = /<(?:Field|TextArea|textarea|Combobox|input)\b(?![^>]*\btype="(?:checkbox|radio|file|date)")/
const DRAFT = /\b(?:useDraftForm|useDraftText|messageDraft|draftStorage|useNote)\b/

const withoutDrafts: Record<string, string> = {
  'ui/': 'the fields themselves',
  'app/Palette.tsx': 'a search for pages and homes',
  'audit/SubjectField.tsx': 'a search for a home or a person',
  'auth/': 'no one is signed in yet, and passwords are never kept',
  'account/': 'passwords and codes, which are never kept',
  'platform/providers/payment/': 'cards, which are never kept',
  'platform/providers/images/PhotoField.tsx': 'a part of the profile or the listing',
  'search/': 'kept in the address',
  'home/ContactBlock.tsx': 'visitors; carried to the contact form',
  'property/mortgage/TermsFields.tsx': 'numbers, kept when they are set',
  'map/places/LightOfDay.tsx': 'a day, computed at once',
  'map/places/MyPlacesPanel.tsx': 'names, kept as they are typed',
  'viewing/RangeFields.tsx': 'a part of the weekly hours',
  'viewing/open-time/OpenTimesFields.tsx': 'a part of the listing, or of a dialog over the choice of a language',
  'details/MortgageEstimate.tsx': 'numbers, computed at once',
  'listing/AddressParts.tsx': 'a part of the listing',
  'listing/FactsFields.tsx': 'a part of the listing',
  'listing/FigureFields.tsx': 'a part of the listing',
  'listing/FeaturesField.tsx': 'a part of the listing, which a word joins when it is added',
  'listing/AuctionFields.tsx': 'a part of the listing',
  'listing/ContactFields.tsx': 'a part of the listing',
  'listing/LanguagesFields.tsx': 'a part of the listing',
  'listing/PriceFields.tsx': 'a part of the listing',
  'listing/HomeFields.tsx': 'a part of the listing, whose pages keep it',
  'site/brand/AddressOfPicture.tsx': 'a part of the site’s brand',
  'site/brand/ColourField.tsx': 'a part of the site’s brand',
  'site/brand/LinkFields.tsx': 'a part of the site’s brand',
  'wishlist/sharing/Invite.tsx': 'a link to copy, in which no one writes',
  'decision/ReasonField.tsx': 'a part of the two decisions',
  'listing/links/': 'a part of the listing',
  'listing/pictures/': 'a part of the listing',
}

const pages = files
  .filter((file) => /^src\/web\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
  .map((file) => ({ name: file.slice('src/web/'.length), text: readFileSync(file, 'utf8') }))
const exceptionOf = (name: string) => Object.keys(withoutDrafts).find((one) => name.startsWith(one))
const lacksDraft = ({ name, text }: { name: string; text: string }) =>
  FIELD.test(text) && !DRAFT.test(text) && exceptionOf(name) === undefined

test('every form with words keeps them as a draft', () => {
  expect(pages.filter(lacksDraft).map(({ name }) => name)).toEqual([])
})

test('finds a form without a draft, and no exception is left over', () => {
  expect(lacksDraft({ name: 'x/NewForm.tsx', text: '<TextArea label="Note" {...field("note")} />' })).toBe(true)
  const used = new Set(pages.filter(({ text }) => FIELD.test(text)).map(({ name }) => exceptionOf(name)))
  expect(Object.keys(withoutDrafts).filter((one) => !used.has(one))).toEqual([])
})

test('a form with a password or a card keeps no draft', () => {
  const secret = pages.filter(({ text }) => /<PasswordField\b|'cc-number'|one-time-code/.test(text))
  expect(secret.length).toBeGreaterThan(5)
  expect(secret.filter(({ text }) => DRAFT.test(text)).map(({ name }) => name)).toEqual([])
})
