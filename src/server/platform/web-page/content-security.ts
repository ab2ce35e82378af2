import type { CspSources } from './csp-sources.ts'

/** The hashes of what stands inline in a document, as in `'sha256-…'`. */
export type InlineHashes = { script: string[]; style: string[] }

/**
 * Returns the policy for what the page may load: its own files, pictures from anywhere on the web, since people give addresses of pictures, and what the
 * hosted providers that are on need. The origins that may call us (CORS_ORIGINS) are not among what our page calls.
 */
export function contentSecurityPolicy(
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
