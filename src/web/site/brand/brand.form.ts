import { type BrandFields, FONTS, SOCIAL_SITES } from '#contract/brand-fields'
import type { ShownBrand } from '#contract/site-brand'

export const LINK_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const
type LinkNumber = (typeof LINK_NUMBERS)[number]
type SocialSite = (typeof SOCIAL_SITES)[number]

const TEXTS = ['company', 'tagline', 'about', 'logo', 'favicon', 'hero'] as const

/** The fields as typed, all as texts, so that a draft can store them. `first`, `second`: the parts of the name. */
export type BrandValues = Record<
  | 'first'
  | 'second'
  | 'main'
  | 'accent'
  | 'font'
  | (typeof TEXTS)[number]
  | SocialSite
  | `linkText${LinkNumber}`
  | `linkUrl${LinkNumber}`,
  string
>

const fromList = <Name extends string>(names: readonly Name[], read: (name: Name) => string | undefined) =>
  Object.fromEntries(names.map((name) => [name, read(name) ?? ''])) as Record<Name, string> // each name has its value

export function valuesOf(brand: ShownBrand): BrandValues {
  const links = LINK_NUMBERS.flatMap((number) => {
    const link = brand.links?.[number - 1]
    return [
      [`linkText${number}`, link?.text ?? ''],
      [`linkUrl${number}`, link?.url ?? ''],
    ]
  })
  return {
    first: brand.parts?.[0] ?? '',
    second: brand.parts?.[1] ?? '',
    main: brand.colours?.main ?? '',
    accent: brand.colours?.accent ?? '',
    font: brand.font ?? '',
    ...fromList(TEXTS, (name) => brand[name]),
    ...fromList(SOCIAL_SITES, (site) => brand.social?.find((one) => one.site === site)?.url),
    ...(Object.fromEntries(links) as Record<`linkText${LinkNumber}` | `linkUrl${LinkNumber}`, string>),
  }
}

const usedLinks = (values: BrandValues): LinkNumber[] =>
  LINK_NUMBERS.filter((number) => values[`linkText${number}`].trim() || values[`linkUrl${number}`].trim())

const usedSites = (values: BrandValues): SocialSite[] => SOCIAL_SITES.filter((site) => values[site].trim())

export function brandOf(values: BrandValues): BrandFields {
  const { first, second, main, accent } = values
  const font = FONTS.find((one) => one === values.font)
  const links = usedLinks(values)
  const sites = usedSites(values)
  return {
    ...((first.trim() || second.trim()) && { parts: partsOf(first, second) }),
    ...Object.fromEntries(TEXTS.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : []))),
    ...((main.trim() || accent.trim()) && { colours: { main: main.trim(), accent: accent.trim() } }),
    ...(font && { font }),
    ...(links.length > 0 && {
      links: links.map((number) => ({
        text: values[`linkText${number}`].trim(),
        url: values[`linkUrl${number}`].trim(),
      })),
    }),
    ...(sites.length > 0 && { social: sites.map((site) => ({ site, url: values[site].trim() })) }),
  }
}

/** Keeps the blanks between the parts, by which the name is two words. */
const partsOf = (first: string, second: string): [string, string] =>
  second.trim() ? [first.trim() && first.trimStart(), second.trimEnd()] : [first.trim(), '']

export const errorsInForm = (errors: Record<string, string>, values: BrandValues): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [nameInForm(name, values), message]))

const NAMES: Record<string, string> = {
  parts: 'first',
  'parts.0': 'first',
  'parts.1': 'second',
  colours: 'main',
  'colours.main': 'main',
  'colours.accent': 'accent',
}

function nameInForm(name: string, values: BrandValues): string {
  const [list, place, part] = name.split('.')
  if (list === 'links') {
    const number = usedLinks(values)[Number(place ?? 0)] ?? 1
    return part === 'url' ? `linkUrl${number}` : `linkText${number}`
  }
  if (list === 'social') return usedSites(values)[Number(place ?? 0)] ?? name
  return NAMES[name] ?? name
}
