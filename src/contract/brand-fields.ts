import * as z from 'zod/mini'

export const SOCIAL_SITES = ['instagram', 'facebook', 'linkedin'] as const
export const MAX_FOOTER_LINKS = 8

const line = (name: string, most: number) => {
  const message = `${name} is a text of 1 to ${most} characters on one line`
  return z.string(message).check(
    z.maxLength(most, { error: message, abort: true }),
    z.refine((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), message),
  )
}
const colour = (name: string) => {
  const message = `${name} is a colour such as #1f4a3d`
  return z.string(message).check(z.length(7, { error: message, abort: true }), z.regex(/^#[\da-f]{6}$/i, message))
}
const address = (name: string) => {
  const message = `${name} is an address that begins with https:// or /`
  return z.string(message).check(
    z.maxLength(500, { error: message, abort: true }),
    z.refine((text) => /^\/(?!\/)[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text)), message),
  )
}

/** What a site can call its own: of `brand.json`, and of the page "Site". All of it is optional. */
export const BrandFields = z.strictObject({
  /** The two parts of the name, shown in two colours; the second may be empty. */
  parts: z.optional(
    z.tuple([
      line('The first part of the name', 30),
      z.string().check(z.maxLength(30, 'The second part of the name has at most 30 characters')),
    ]),
  ),
  company: z.optional(line('company', 100)),
  tagline: z.optional(line('tagline', 120)),
  about: z.optional(z.string('about is a text').check(z.maxLength(2000, 'about has at most 2,000 characters'))),
  logo: z.optional(address('logo')),
  favicon: z.optional(address('favicon')),
  hero: z.optional(address('hero')),
  colours: z.optional(z.strictObject({ main: colour('colours.main'), accent: colour('colours.accent') })),
  links: z.optional(
    z
      .array(z.strictObject({ text: line('The text of a link', 40), url: address('The url of a link') }))
      .check(z.maxLength(MAX_FOOTER_LINKS, `links has at most ${MAX_FOOTER_LINKS} entries`)),
  ),
  social: z.optional(
    z
      .array(
        z.strictObject({
          site: z.enum(SOCIAL_SITES, `site is one of ${SOCIAL_SITES.join(', ')}`),
          url: address('The url of a social icon'),
        }),
      )
      .check(z.maxLength(SOCIAL_SITES.length, 'A social icon is named twice')),
  ),
})
export type BrandFields = z.infer<typeof BrandFields>
