import { expect, test } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { securityHeaders } from './security-headers.ts'

const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }
const google = { GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'hush' }
const emailJs = { EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1', EMAILJS_PUBLIC_KEY: 'public_1' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Mapmakers' }

const headersIn = (environment: NodeJS.ProcessEnv) => securityHeaders(readSettings(environment))

const tours = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'matterport.com']
  .map((host) => ` https://${host} https://*.${host}`)
  .join('')

const policy = ({ script = '', frame = '', connect = '' } = {}) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src 'self'${connect}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src${frame}${tours}`,
    "img-src 'self' data: blob: https: http:",
    "object-src 'none'",
    `script-src 'self'${script}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
  ].join(';')

const googleHosts = ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'

test.each([
  ['the embedded providers', {}, policy()],
  ['pages elsewhere that call us', { CORS_ORIGINS: 'https://www.homes.example' }, policy()],
  ['real Google', google, policy()],
  ['EmailJS', emailJs, policy({ connect: ' https://api.emailjs.com' })],
  [
    'Stripe',
    stripe,
    policy({
      script: ' https://js.stripe.com https://*.js.stripe.com',
      frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      connect: ' https://api.stripe.com',
    }),
  ],
  ['imgbb', { IMGBB_API_KEY: 'key' }, policy()],
  [
    'map tiles, which are pictures, and a geocoder, which only the server asks',
    { ...tiles, GEOCODER_URL: 'https://nominatim.example', GEOCODER_EMAIL: 'maps@homes.example' },
    policy(),
  ],
  [
    'Firebase',
    firebase,
    policy({ script: ' https://apis.google.com', frame: ' https://my-homes.firebaseapp.com', connect: googleHosts }),
  ],
  [
    'Firebase under a domain of one’s own, and EmailJS',
    { ...firebase, ...emailJs, FIREBASE_AUTH_DOMAIN: 'auth.homes.example' },
    policy({
      script: ' https://apis.google.com',
      frame: ' https://auth.homes.example',
      connect: `${googleHosts} https://api.emailjs.com`,
    }),
  ],
])('with %s, the page may reach exactly what it needs', (_what, environment, expected) => {
  expect(headersIn(environment)['content-security-policy']).toBe(expected)
})

test('a page may hear from a window that it opened only with Firebase', () => {
  expect(headersIn({})['cross-origin-opener-policy']).toBe('same-origin')
  expect(headersIn(google)['cross-origin-opener-policy']).toBe('same-origin')
  expect(headersIn(firebase)['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('the page may copy a text, and uses no other feature of the browser', () => {
  const allowed = (environment: NodeJS.ProcessEnv) =>
    headersIn(environment)
      ['permissions-policy']?.split(', ')
      .filter((feature) => !feature.endsWith('=()'))
  expect(allowed(firebase)).toEqual(['clipboard-write=(self)'])
  const frames = '"https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com"'
  expect(allowed(stripe)).toEqual([
    'clipboard-write=(self)',
    `payment=(self ${frames})`,
    `publickey-credentials-get=(self ${frames})`,
  ])
  expect(headersIn({})['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*usb=\(\)/)
})

test('a site on https binds its own host to it for a year, without its subdomains', () => {
  expect(headersIn({ PUBLIC_URL: 'https://keyhaven.example' })['strict-transport-security']).toBe('max-age=31536000')
  expect(headersIn({ PUBLIC_URL: 'http://keyhaven.example' })['strict-transport-security']).toBeUndefined()
})
