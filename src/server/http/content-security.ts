import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '../settings.ts'

/** What the page may load: its own files, and pictures from anywhere on the web, since people give addresses of pictures (decisions §3). */
export function contentSecurity(settings: Settings): FastifyHelmetOptions {
  const isHttps = settings.publicUrl?.startsWith('https://') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...settings.corsOrigins],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        // React writes `style` attributes into prerendered HTML; style elements stay refused.
        styleSrcAttr: ["'unsafe-inline'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false, // pictures come from hosts that do not send CORP
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}
