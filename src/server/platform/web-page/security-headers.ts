import type { Settings } from '../settings/settings.ts'
import { type CspSources, cspSources } from './csp-sources.ts'
import { permissionsPolicy } from './permissions-policy.ts'

export type SecurityHeaders = Record<string, string>
export type HeaderSettings = Pick<Settings, 'publicUrl' | 'firebase' | 'emailJs' | 'stripe'>

/** Returns the headers of every answer, also of those by the framework, or by Node before there is a request. */
export function securityHeaders(settings: HeaderSettings): SecurityHeaders {
  const isHttps = isOnHttps(settings)
  const reach = cspSources(settings)
  return {
    'content-security-policy': contentSecurityPolicy(reach, isHttps),
    // Firebase opens Google in a window and has to hear from it.
    'cross-origin-opener-policy': settings.firebase ? 'same-origin-allow-popups' : 'same-origin',
    // No embedder policy: pictures come from hosts that don't send this header.
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(reach),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-xss-protection': '0', // the filter of old browsers opened holes of its own
  }
}

/** Returns the headers that replace them for a document of the page, which has these scripts and styles inline. */
export const pageSecurity = (settings: HeaderSettings, inline: InlineHashes): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(cspSources(settings), isOnHttps(settings), inline),
})

const isOnHttps = ({ publicUrl }: HeaderSettings): boolean => publicUrl?.startsWith('https://') ?? false

/** The hashes of what stands inline in a document, as in `'sha256-…'`. */
type InlineHashes = { script: string[]; style: string[] }

/**
 * Returns the policy for what the page may load: its own files, pictures from anywhere on the web, since people give addresses of pictures, and what the
 * hosted providers that are on need. The origins that may call us (CORS_ORIGINS) are not among what our page calls.
 */
function contentSecurityPolicy(
  { script, frame, connect }: CspSources,
  isHttps: boolean,
  inline: InlineHashes = { script: [], style: [] },
): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "img-src 'self' data: blob: https: http:",
    "object-src 'none'",
    ["script-src 'self'", ...inline.script, ...script].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...inline.style].join(' '),
    // React writes `style` attributes into prerendered HTML; style elements are refused but for our own.
    "style-src-attr 'unsafe-inline'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}
