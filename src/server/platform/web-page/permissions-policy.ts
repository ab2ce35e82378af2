import type { CspSources } from './csp-sources.ts'

/** Features of the browser that neither the page nor any frame in it may use: those that every Chrome knows, or it complains. */
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'picture-in-picture',
  'publickey-credentials-create',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * Returns the features that the page may use: to copy a text, and by default to share an address. The card provider's frames (`payment`: their origins) may
 * also show a wallet, and let a bank ask for a passkey.
 */
export function permissionsPolicy({ payment }: CspSources): string {
  const frames = payment.map((origin) => `"${origin}"`).join(' ')
  return [
    'clipboard-write=(self)',
    ...['payment', 'publickey-credentials-get'].map((name) => `${name}=(${frames && `self ${frames}`})`),
    ...denied.map((name) => `${name}=()`),
  ].join(', ')
}
