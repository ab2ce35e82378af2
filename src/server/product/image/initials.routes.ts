import type { FastifyInstance } from 'fastify'
import { type Brand, brand } from '#contract/brand'
import { INITIALS_PATH } from '#contract/picture-file'
import { paletteOf } from '../../settings/palette.ts'

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; sandbox", // also when it is opened as a page of its own
  'cross-origin-resource-policy': 'cross-origin', // the page may be on another host
  'x-content-type-options': 'nosniff',
}

export function initialsRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { name?: unknown } }>(INITIALS_PATH, async ({ query: { name } }, reply) =>
    reply.headers(headers).send(initialsPicture(typeof name === 'string' ? name : '')),
  )
}

const MAX_READ_LENGTH = 200

const OWN_GROUNDS = ['#1f4a3d', '#8a5f1e', '#232a3c', '#6b3b2a', '#34506b', '#57436a']

let known: { colours: Brand['colours']; grounds: string[] } = { colours: undefined, grounds: OWN_GROUNDS }

function groundsNow(): string[] {
  const { colours } = brand()
  if (colours !== known.colours) known = { colours, grounds: groundsOf(colours) }
  return known.grounds
}

function groundsOf(colours: Brand['colours']): string[] {
  const palette = colours && paletteOf(colours)
  if (!palette || 'refused' in palette) return OWN_GROUNDS
  const { light } = palette
  return [light.brand, light.accent, light.dusk, light['brand-deep'], light.ink]
}

/**
 * Returns the first letters of the first and last word in capitals: "AC" for "Ada de la Cruz". The result has only
 * letters, so that a name can't inject markup.
 */
export function initialsOf(name: string): string {
  const letters = name
    .slice(0, MAX_READ_LENGTH)
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.map((letter = '') => Array.from(letter.toUpperCase())[0]).join('')
}

export function initialsPicture(name: string): string {
  const initials = initialsOf(name)
  const sum = Array.from(initials).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const grounds = groundsNow()
  const ground = grounds[sum % grounds.length]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${ground}"/>${initials ? text(initials) : outline}</svg>`
  )
}

const text = (letters: string): string =>
  '<text x="48" y="48" dy=".35em" fill="#fffefb" font-family="system-ui, sans-serif" font-size="38" font-weight="700" ' +
  `text-anchor="middle">${letters}</text>`

const outline = '<path d="M48 24a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM20 84a28 22 0 0 1 56 0z" fill="#fffefb"/>'
