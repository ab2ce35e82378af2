import type { Settings } from '../../settings/settings.ts'
import { type CspSources, cspSources } from './csp-sources.ts'
import { permissionsPolicy } from './permissions-policy.ts'

export type SecurityHeaders = Record<string, string>
export type HeaderSettings = Pick<Settings, 'publicUrl' | 'firebase' | 'emailJs' | 'stripe' | 'tourHosts'>

export function securityHeaders(settings: HeaderSettings): SecurityHeaders {
  const isHttps = isOnHttps(settings)
  const reach = cspSources(settings)
  return {
    'content-security-policy': contentSecurityPolicy(reach, isHttps),
    // Firebase opens Google's page in a window and receives its messages.
    'cross-origin-opener-policy': settings.firebase ? 'same-origin-allow-popups' : 'same-origin',
    // There is no embedder policy, because pictures come from hosts that don't send this header.
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

export const pageSecurity = (settings: HeaderSettings, inline: InlineHashes): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(cspSources(settings), isOnHttps(settings), inline),
})

const isOnHttps = ({ publicUrl }: HeaderSettings): boolean => publicUrl?.startsWith('https://') ?? false

type InlineHashes = { script: string[]; style: string[] }

/**
 * Returns the content security policy: own files, pictures from any host (as users enter their addresses), and the
 * enabled hosted providers. CORS_ORIGINS are not included, because they call us and our page doesn't call them.
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
    // React writes `style` attributes into prerendered HTML. Style elements are refused except ours.
    "style-src-attr 'unsafe-inline'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}
