import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { documentIdOf } from './picture-file.ts'
import { isPictureUrl, type Name, named, optionalText, requiredLine } from './text.ts'

export const MAX_TOURS = 4
export const MAX_DOCUMENTS = 5
export const MAX_LINK_TITLE_LENGTH = 100
const MAX_LINK_URL_LENGTH = 500

export const HomeLink = z.object({ url: z.string(), title: z.string() })
export type HomeLink = z.infer<typeof HomeLink>

const isWebAddress = (text: string): boolean => /^https?:/i.test(text) && isPictureUrl(text)
const isDocument = (text: string): boolean => documentIdOf(text) !== undefined || isWebAddress(text)

const Title = z._default(optionalText(f.title, MAX_LINK_TITLE_LENGTH), '')
const Url = (name: Name, isOne: (text: string) => boolean) =>
  requiredLine(name, MAX_LINK_URL_LENGTH).check(z.refine(isOne, named(t.webAddress, name)))

const isEachOnce = (links: HomeLink[]): boolean => new Set(links.map(({ url }) => url)).size === links.length

export const Tours = z
  .array(z.object({ url: Url(f.tour, isWebAddress), title: Title }), 'Tours must be a list')
  .check(
    z.maxLength(MAX_TOURS, { error: () => f.tours({ most: MAX_TOURS }) }),
    z.refine(isEachOnce, { error: () => f.tourTwice() }),
  )
export const Documents = z
  .array(z.object({ url: Url(f.document, isDocument), title: Title }), 'Documents must be a list')
  .check(
    z.maxLength(MAX_DOCUMENTS, { error: () => f.documents({ most: MAX_DOCUMENTS }) }),
    z.refine(isEachOnce, { error: () => f.documentTwice() }),
  )

export function isAtHost(address: string, hosts: readonly string[]): boolean {
  const { protocol, hostname, port } = parsed(address) ?? {}
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`))
}

export const hostOf = (address: string): string => parsed(address)?.hostname ?? ''

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined // not a valid address
  }
}
