import type { Settings } from '../settings/settings.ts'
import { contentSecurityPolicy, type InlineHashes } from './content-security.ts'
import { cspSources } from './csp-sources.ts'
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
