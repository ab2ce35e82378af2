import type { CspSources } from './csp-sources.ts'

/**
 * Browser features that the page and its frames may not use. The list has only features known to every Chrome, which
 * warns about unknown ones.
 */
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

export function permissionsPolicy({ payment }: CspSources): string {
  const frames = payment.map((origin) => `"${origin}"`).join(' ')
  return [
    'clipboard-write=(self)',
    ...['payment', 'publickey-credentials-get'].map((name) => `${name}=(${frames && `self ${frames}`})`),
    ...denied.map((name) => `${name}=()`),
  ].join(', ')
}
