import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { named } from './text.ts'

const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64
/** A dot-atom of RFC 5321. Quoted strings are refused, as the e-mail field of HTML refuses them. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * An e-mail address as stored and compared (P-41): lower case, and its domain in ASCII, so that "info@почта.рф" and
 * "info@xn--80a1acny.xn--p1ai" are equal. Refuses what HTML's e-mail field and RFC 5321 refuse, domains of one label or
 * of an IP address, and "=?", which some mail programs decode into another address (RFC 2047).
 */
export const Email = z
  .string(named(t.required, f.email))
  .check(
    z.trim(),
    z.minLength(1, { ...named(t.required, f.email), abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { ...named(f.notValid, f.email), abort: true }),
    z.overwrite(comparableEmail),
    z.refine(isEmail, named(f.notValid, f.email)),
  )

export function comparableEmail(text: string): string {
  if (text.length > MAX_EMAIL_LENGTH) return text.toLowerCase()
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
  return at < 1 || !DOMAIN_AS_TYPED.test(domain) ? text.toLowerCase() : `${local.toLowerCase()}@${inAscii(domain)}`
}

function inAscii(domain: string): string {
  if (/^[a-z0-9.-]*$/i.test(domain) && !/xn--/i.test(domain)) return domain.toLowerCase()
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return '' // not a valid domain name: `isEmail` refuses the empty text
  }
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
  if (local.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(local) || local.includes('=?')) return false
  if (text.length > MAX_EMAIL_LENGTH) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
}
