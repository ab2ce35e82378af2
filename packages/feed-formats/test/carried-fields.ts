import type { FeedFormatId, FeedListing, PictureKind } from '../src/formats/feed-format.ts'

export type Format = Exclude<FeedFormatId, 'csv'>

export const carried: Record<Format, (home: FeedListing) => unknown> = {
  blm: ({ facts, ...each }) => {
    const { yearBuilt: __, energyRating: ___, plot: ____, latitude: _____, longitude: ______, ...others } = facts
    const type = facts.type === 'other' ? undefined : facts.type // 0: not specified
    const features = facts.features?.slice(0, 10)
    const pictures = ofKinds(each, ['floorPlan', 'energy']).map((picture) =>
      picture.kind === 'energy' ? { ...picture, caption: 'EPC' } : picture,
    )
    const absent = { ...ownText, contact: undefined, openTimes: undefined }
    return all({ ...each, ...absent, title: '', facts: { ...others, type, features }, pictures })
  },
  openimmo: (each) =>
    all({
      ...inMetres(withTenure(withType(withContact(each)), ['leasehold'])),
      translations: inOneLanguage(each),
      openTimes: undefined,
    }),
  kyero: (each) => {
    const { yearBuilt: _, bathrooms, ...others } = each.facts
    const facts = { ...others, bathrooms: bathrooms && Math.max(1, Math.floor(bathrooms)) }
    const fields = {
      ...each,
      title: undefined,
      market: 'available',
      tours: withoutTitles(each.tours),
      documents: undefined,
      contact: undefined,
      openTimes: undefined,
      facts,
      ...inKyerosLanguages(each),
      pictures: withoutCaptions(ofKinds(each, ['floorPlan'])),
    }
    return all(inWholeMetres(withTenure(withType(fields), ['leasehold'])))
  },
  reaxml: (each) => {
    const { tenure: _, energyRating: __, yearBuilt: ___, latitude: ____, longitude: _____, ...facts } = each.facts
    const { area, plot = area, ...landFacts } = facts
    const carriedFacts = facts.type === 'land' ? { ...landFacts, plot } : facts
    return all(
      inMetres({
        ...withoutPortrait(each),
        ...ownText,
        currency: '',
        date: '',
        facts: carriedFacts,
        tours: withoutTitles(each.tours),
        openTimes: undefined, // by local clocks, which these homes don’t have
        pictures: withoutCaptions(ofKinds(each, ['floorPlan'])),
      }),
    )
  },
  reso: (each) => {
    const type = each.facts.type === 'other' ? undefined : each.facts.type
    const features = each.facts.features?.toSorted()
    const facts = { ...each.facts, type, features, energyRating: undefined }
    return all({
      ...withoutPortrait(each),
      ...ownText,
      title: '',
      currency: '',
      facts,
      pictures: ofKinds(each, ['floorPlan']),
    })
  },
}

/** An Arabic text is left out if it is translated, else written as English. */
function inKyerosLanguages({ language = 'en', description, translations = {} }: FeedListing) {
  const texts = describedIn(translations).filter(([code]) => code !== 'ar')
  const [first = ['en', { description }]] = texts.toSorted(([code], [other]) => rankOf(code) - rankOf(other))
  const [own, text] = language === 'ar' ? first : [language, { description }]
  return { language: own, ...text, translations: Object.fromEntries(texts.filter(([code]) => code !== own)) }
}

const rankOf = (code: string): number => ['en', 'de', 'es', 'fr'].indexOf(code)

function inOneLanguage({ language, translations = {} }: FeedListing) {
  const texts = describedIn(translations)
  const one = texts.find(([code]) => code === 'en') ?? texts[0]
  return one && language ? Object.fromEntries([one]) : undefined
}

const describedIn = (translations: NonNullable<FeedListing['translations']>) =>
  Object.entries(translations).flatMap(([code, { description }]) =>
    description ? [[code, { description }] as const] : [],
  )

const ownText = { language: undefined, translations: undefined }

function ofKinds({ pictures }: Pick<FeedListing, 'pictures'>, kinds: PictureKind[]) {
  const named = pictures.filter(({ kind }) => kind && kinds.includes(kind))
  const others = pictures
    .filter(({ kind }) => kind && !kinds.includes(kind))
    .map((each) => ({ ...each, kind: undefined }))
  return [...pictures.filter(({ kind }) => !kind), ...others, ...named]
}
const withoutTitles = (tours: FeedListing['tours']) => tours?.map((tour) => ({ ...tour, title: '' }))
const withoutCaptions = (pictures: FeedListing['pictures']) => pictures.map((each) => ({ ...each, caption: '' }))

export const agent = { name: 'Ann Agent', email: 'ann@agents.example' }

const withContact = <Home extends Pick<FeedListing, 'contact'>>(each: Home): Home => ({
  ...each,
  contact: { ...agent, ...each.contact },
})
function withoutPortrait<Home extends Pick<FeedListing, 'contact'>>(each: Home): Home {
  const { image: _, country: __, ...contact } = { ...agent, ...each.contact }
  return { ...each, contact }
}

type Facts = Pick<FeedListing, 'facts'>
const withType = <Home extends Facts>(each: Home): Home => ({
  ...each,
  facts: { ...each.facts, type: each.facts.type ?? 'other' },
})
const withTenure = <Home extends Facts>(each: Home, tenures: unknown[]): Home => ({
  ...each,
  facts: { ...each.facts, tenure: tenures.includes(each.facts.tenure) ? each.facts.tenure : undefined },
})
const inMetres = <Home extends Facts>({ facts, ...each }: Home) => {
  const metres = (area: number | undefined) =>
    area && facts.areaUnit === 'ft2' ? Math.round(area * 9.290304) / 100 : area
  const isMeasured = facts.area !== undefined || facts.plot !== undefined
  return {
    ...each,
    facts: { ...facts, area: metres(facts.area), plot: metres(facts.plot), areaUnit: isMeasured ? 'm2' : undefined },
  }
}
const inWholeMetres = <Home extends Facts>(home: Home) => {
  const { facts, ...each } = inMetres(home)
  const whole = (metres: number | undefined) => Math.round(metres ?? 0) || undefined
  const [area, plot] = [whole(facts.area), whole(facts.plot)]
  return { ...each, facts: { ...facts, area, plot, areaUnit: area || plot ? 'm2' : undefined } }
}
const all = ({ facts, ...each }: { [Name in keyof FeedListing]?: unknown }) => ({
  ...each,
  place: undefined,
  address: undefined,
  addressShown: undefined,
  facts: Object.fromEntries(Object.entries(facts ?? {}).filter(([, value]) => value !== undefined)),
})
