import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** APIs that browsers have on https and localhost alone: in a network of one's own the page is opened by plain http, too (P-165). */
const SECURE_ONLY =
  /\b(?:crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|share|locks|serviceWorker|credentials|geolocation|mediaDevices|storage|wakeLock|usb)|caches\.|PaymentRequest|PublicKeyCredential|CookieStore|cookieStore|isSecureContext|showOpenFilePicker)\b/g

/** Each with what the page does without it. */
const withFallback: Record<string, string[]> = {
  'src/web/notification/live/use-live-events.ts': ['navigator.locks'], // pages ask when they come into view
  'src/web/notification/notification.queries.ts': ['navigator.locks'], // asks more often
  'src/web/property/ShareButton.tsx': ['navigator.share', 'navigator.clipboard'], // shows the address to copy
  'src/web/wishlist/sharing/Invite.tsx': ['navigator.clipboard'], // the link stands in a field
}

const used = (text: string) => [...new Set([...text.matchAll(SECURE_ONLY)].map(([name]) => name))].sort()

test.each(['crypto.randomUUID()', 'navigator.clipboard.writeText(x)', 'await caches.open("x")'])(
  'finds %s, which needs https',
  (line) => expect(used(line)).toHaveLength(1),
)

test('nothing of the page needs https without a way around it', () => {
  const ofPage = files.filter((file) => file.startsWith('src/web/') && !/\.test\.tsx?$/.test(file))
  const found = ofPage.map((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return [file, used(code)] as const
  })
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(
    Object.fromEntries(Object.entries(withFallback).map(([file, names]) => [file, names.toSorted()])),
  )
})
