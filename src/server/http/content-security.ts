import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '../settings.ts'
import { pageReach } from './page-reach.ts'

/**
 * What the page may load: its own files, and pictures from anywhere on the web, since people give addresses of pictures (decisions
 * §3); and what the hosted providers that are on need. Who may call us (CORS_ORIGINS) is nobody that our page calls.
 */
export function contentSecurity(settings: Settings): FastifyHelmetOptions {
  const isHttps = settings.publicUrl?.startsWith('https://') ?? false
  const { script, frame, connect } = pageReach(settings)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...connect],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(frame.length > 0 && { frameSrc: frame }),
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        // React writes `style` attributes into prerendered HTML; style elements stay refused.
        styleSrcAttr: ["'unsafe-inline'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Firebase opens Google in a window and has to hear from it.
    crossOriginOpenerPolicy: { policy: settings.firebase ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false, // pictures come from hosts that do not send CORP
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}
