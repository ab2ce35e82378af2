import * as z from 'zod/mini'
import * as t from '#messages/brand'
import * as checks from '#messages/checks'
import { shownNumber } from './shown-number.ts'
import { canBeKept, isSeen, named, optionalText, tooLongFor, withoutUnseen } from './text.ts'

export const SOCIAL_SITES = ['instagram', 'facebook', 'linkedin'] as const
export const FONTS = ['classic', 'modern', 'serif', 'system'] as const
export type Font = (typeof FONTS)[number]

export const MAX_FOOTER_LINKS = 8

type Name = () => string

const line = (name: Name, most: number) => {
  const wrong = { error: () => t.oneLine({ name: name(), most: shownNumber(most) }) }
  return z.string(wrong).check(
    z.maxLength(most, { ...wrong, abort: true }),
    z.refine((text) => isSeen(text) && !/\p{Cc}/u.test(text), wrong),
    z.overwrite(withoutUnseen),
    canBeKept(name),
  )
}
const colour = (name: Name) => {
  const wrong = { error: () => t.aColour({ name: name() }) }
  return z.string(wrong).check(z.maxLength(7, { ...wrong, abort: true }), z.regex(/^#[\da-f]{6}$/i, wrong))
}
const address = (name: Name) => {
  const wrong = { error: () => t.anAddress({ name: name() }) }
  return z.string(wrong).check(
    z.maxLength(500, { ...wrong, abort: true }),
    z.refine((text) => /^\/(?!\/)[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text)), wrong),
    canBeKept(name),
  )
}

/** The sentence for a value of another kind, such as a text in place of a list. */
const isKind = (sentence: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? sentence : undefined),
})

const isOnce = (sites: { site: string }[]): boolean => new Set(sites.map(({ site }) => site)).size === sites.length

export const colourFields = { main: colour(t.main), accent: colour(t.accent) }

/** The settings of a brand, from `brand.json` or the page "Site". All are optional. */
export const BrandFields = z.strictObject({
  /** The two parts of the name, shown in two colours; the second may be empty. */
  parts: z.optional(
    z.tuple(
      [
        line(t.first, 30),
        z
          .string(named(checks.text, t.second))
          .check(z.maxLength(30, tooLongFor(t.second, 30)), z.overwrite(withoutUnseen), canBeKept(t.second)),
      ],
      'parts is a list of two texts, of which the second may be empty',
    ),
  ),
  company: z.optional(line(t.company, 100)),
  tagline: z.optional(line(t.tagline, 120)),
  about: z.optional(optionalText(t.about, 2000)),
  logo: z.optional(address(t.logo)),
  favicon: z.optional(address(t.favicon)),
  hero: z.optional(address(t.hero)),
  colours: z.optional(z.strictObject(colourFields, isKind('colours has main and accent'))),
  font: z.optional(z.enum(FONTS, `font is one of ${FONTS.join(', ')}`)),
  links: z.optional(
    z
      .array(
        z.strictObject(
          { text: line(t.textOfLink, 40), url: address(t.addressOfLink) },
          isKind('a link has text and url'),
        ),
        'links is a list',
      )
      .check(z.refine((links) => links.length <= MAX_FOOTER_LINKS, `links has at most ${MAX_FOOTER_LINKS} entries`)),
  ),
  social: z.optional(
    z
      .array(
        z.strictObject(
          {
            site: z.enum(SOCIAL_SITES, `site is one of ${SOCIAL_SITES.join(', ')}`),
            url: address(t.addressOfSocial),
          },
          isKind('a social icon has site and url'),
        ),
        'social is a list',
      )
      .check(z.refine(isOnce, 'A social icon is named twice')),
  ),
})
export type BrandFields = z.infer<typeof BrandFields>
