import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { HomeClock } from '#contract/home-clock'
import type { ContactInput, HomeContact } from '#contract/home-contact'
import type { HomeLink } from '#contract/home-links'
import { isLanguage, type Language, readersLanguage } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { OpenTime } from '#contract/open-time-fields'
import type { ShownPicture } from '#contract/property-facts'
import * as t from '#messages/listingForm'
import { skipped } from '#messages/openTime'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { clockOfForm } from '../platform/clock/home-clock.ts'
import { uploadMessage, usePictureUpload } from '../platform/providers/images/use-picture-upload.ts'
import { toast } from '../ui/feedback/toast.ts'
import { useFields } from '../ui/form/use-fields.ts'
import { useOpenTimes } from '../viewing/open-time/use-open-times.ts'
import { auctionMoment } from './auction.form.ts'
import { byField, changedContact, contactProblems, type TypedContact, typedContact } from './contact.form.ts'
import { changedFacts, type Facts, typedFacts } from './facts.form.ts'
import { useHomeLinks } from './links/use-home-links.ts'
import type { Draft, DraftStorage } from './listing-draft.ts'
import type { CaptionedPicture } from './pictures/picture-list.ts'
import { useMorePictures } from './pictures/use-more-pictures.ts'
import { AddForm, AddFormWithPicture, hasAuction, type ListingInputs, priceOn, UpdateForm } from './property.form.ts'
import { useChosenClock } from './use-chosen-clock.ts'
import { useTranslations } from './use-translations.ts'

type Basics = Pick<ListingInputs, 'title' | 'location' | 'price' | 'agentImage' | 'description'>
type AddressFields = Partial<Pick<ListingInputs, 'address' | 'addressShown'>>
/** A listing to save. Pictures are addresses; facts and further pictures are present only if changed. */
export type Listing = Basics &
  AddressFields &
  PointFields & {
    propertyImage: string
    facts: Facts
    pictures?: CaptionedPicture[]
    tours?: HomeLink[]
    documents?: HomeLink[]
    contact?: ContactInput | null
    language?: Language | null
    translations?: Translations
    openTimes?: Omit<OpenTime, '_id'>[]
  }
type PointFields = { latitude?: number | null; longitude?: number | null; precision?: 'town' }
export type PropertyFormProps = {
  kind: 'add' | 'update'
  values: Basics &
    Parameters<typeof typedFacts>[0] &
    Partial<Pick<ListingInputs, 'addressShown'>> & { language?: Language | undefined }
  pictures?: ShownPicture[] | undefined
  saved?: SavedLists | undefined
  initial?: InitialValues | undefined
  draft?: DraftStorage | undefined
  save: (listing: Listing) => Promise<boolean>
  onSaved: () => void
}

type SavedLists = {
  tours?: HomeLink[] | undefined
  documents?: HomeLink[] | undefined
  openTimes?: OpenTime[] | undefined
  clock?: HomeClock | undefined
  timeZone?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  wholeContact?: HomeContact | undefined
  translations?: Translations | undefined
}

export type InitialValues = {
  typed: Draft['typed']
  pictures: ShownPicture[]
  tours?: HomeLink[] | undefined
  documents?: HomeLink[] | undefined
  openTimes?: Draft['openTimes'] | undefined
  translations?: Draft['translations'] | undefined
  picture?: string | undefined
}

function pointFields(point: ListingInputs['point'], location: string): PointFields {
  if (point === null) return { latitude: null, longitude: null }
  if (!point || (point.place && point.place.location !== location.trim())) return {}
  const { place, ...pin } = point
  return { ...pin, ...(place && { precision: 'town' }) }
}

const NO_AUCTION = { auctionAt: '', auctionConditional: '', auctionClosesOffers: '' }
const notSaved = t.notSaved // P-56

const basicsIn = ({ title, location, price, agentImage, description }: Basics): Basics => ({
  title,
  location,
  price,
  agentImage,
  description,
})

/**
 * Uploads the pictures, then saves the listing. Nothing is saved after a failed upload, and after any failure the form
 * stays filled in.
 */
export function usePropertyForm({
  kind,
  values,
  pictures = [],
  saved: before = {},
  initial,
  draft,
  save,
  onSaved,
}: PropertyFormProps) {
  const { currency } = useMoney()
  const ownLanguage = useOwnLanguage()
  const { addressShown = 'whole' } = values
  const { language = '' } = values
  const savedBy = clockOfForm(before.clock)
  const kindNow = (): string => form.getValues('priceKind')
  const resolver = zodResolver(z.extend(schemaFor(kind, initial), { price: priceOn(currency, kindNow) }))
  const form = useForm<ListingInputs, unknown, ListingInputs>({
    resolver,
    defaultValues: {
      ...basicsIn(values),
      addressShown,
      language: language || (kind === 'add' ? ownLanguage : ''),
      ...typedFacts(values),
      ...typedContact(before.wholeContact),
      ...initial?.typed,
    },
  })
  // A press looks for the first wrong field in the order of registering, where those of inner components would be last.
  for (const name of ['title', 'location', 'price'] as const) form.register(name)
  const { field, showErrors } = useFields(form)
  const upload = usePictureUpload()
  const more = useMorePictures(pictures, initial?.pictures)
  const links = useHomeLinks(before, initial)
  const chosen = useChosenClock(form.control, before)
  const openTimes = useOpenTimes(before, initial?.openTimes)
  const translations = useTranslations(before.translations, initial?.translations)
  const saved = useRef(false)
  const { isDirty } = form.formState

  const submit = form.handleSubmit(async ({ propertyImage, point, ...shown }) => {
    const typed = { ...shown, ...(!hasAuction(shown.priceKind, values) && NO_AUCTION) }
    const problems = Object.entries(contactProblems(typed))
    for (const [name, message] of problems)
      form.setError(name as keyof TypedContact, { message }, { shouldFocus: name === problems[0]?.[0] }) // its own names
    if (problems.length > 0) return
    const hasTimes = typed.auctionAt !== '' || openTimes.rows.length > 0
    const clock = await (hasTimes ? chosen.ready() : Promise.resolve(before.clock)).catch((error: unknown) => {
      showErrors(messageOf(error), {})
      return null
    })
    if (clock === null) return
    const by = clockOfForm(clock)
    const auctionAt = auctionMoment(by, typed.auctionAt, { moment: values.auctionAt ?? '', clock: savedBy })
    if (auctionAt === '' && typed.auctionAt !== '')
      return form.setError('auctionAt', { message: skipped() }, { shouldFocus: true })
    const further = await more.ready()
    const opened = openTimes.ready(by)
    const translated = translations.ready()
    if (!further || !opened || !translated) return
    const sent = propertyImage ? upload.send(propertyImage) : Promise.resolve(initial?.picture)
    const address = await sent.catch((error: unknown) => {
      form.setError('propertyImage', { message: uploadMessage(error) }, { shouldFocus: true })
    })
    if (!address) return
    try {
      saved.current = await save({
        ...basicsIn(typed),
        ...(typed.priceKind === 'onApplication' && { price: '' }),
        ...(typed.address !== undefined && { address: typed.address }),
        ...(typed.addressShown !== addressShown && { addressShown: typed.addressShown }),
        ...pointFields(point, typed.location),
        propertyImage: address,
        facts: changedFacts(values, { ...typed, auctionAt }),
        ...changedContact(before.wholeContact, typed),
        ...(typed.language !== language && { language: isLanguage(typed.language) ? typed.language : null }),
        ...(translations.isChanged() && { translations: translated }),
        ...(more.isChanged() && { pictures: further }),
        ...links.changedLists(),
        ...(openTimes.isChanged(by) && { openTimes: opened }),
      })
      if (saved.current) return onSaved()
      form.setError('root', { message: notSaved() })
      toast.failure(notSaved())
    } catch (error) {
      showErrors(messageOf(error), byField(fieldErrors(error)))
      more.showErrors(fieldErrors(error))
      links.showErrors(fieldErrors(error))
      openTimes.showErrors(fieldErrors(error))
      translations.showErrors(fieldErrors(error))
      toast.failure(notSaved(), { detail: messageOf(error) })
    }
  })
  const wouldLose = () =>
    draft
      ? form.getValues('propertyImage') !== undefined || more.isUnderway() || links.isUnderway()
      : isDirty ||
        more.isChanged() ||
        translations.isChanged() ||
        openTimes.isChanged() ||
        Object.keys(links.changedLists()).length > 0
  return {
    form,
    field,
    submit,
    upload,
    more,
    links,
    openTimes,
    translations,
    clock: chosen.shown,
    unsaved: () => wouldLose() && !saved.current,
    isSaved: () => saved.current,
  }
}

function useOwnLanguage(): Language | '' {
  const languages = useQuery(siteQuery).data?.languages ?? []
  return languages.length > 1 ? readersLanguage() : ''
}

function schemaFor(kind: PropertyFormProps['kind'], initial: InitialValues | undefined) {
  if (kind === 'update') return UpdateForm
  return initial?.picture === undefined ? AddForm : AddFormWithPicture
}
