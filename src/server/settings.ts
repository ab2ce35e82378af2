import * as z from 'zod/mini'
import { type CardSettings, cardEnvironment, cardSettings } from './card-settings.ts'
import { type HostedSettings, hostedEnvironment, hostedSettings } from './hosted-settings.ts'
import { type ImageSettings, imageEnvironment, imageSettings } from './image-settings.ts'
import { StartupError } from './startup-error.ts'

const flag = (fallback: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false', '1', '0'], 'must be true or false'), fallback ? 'true' : 'false'),
    z.transform((text) => text === 'true' || text === '1'),
  )
const wholeNumber = (fallback: number, least: number, most: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d+$/.test(text) && +text >= least && +text <= most,
            `must be a whole number from ${least} to ${most}`,
          ),
        ),
      String(fallback),
    ),
    z.transform(Number),
  )
const positive = (fallback: number) =>
  z.pipe(
    z._default(
      z.string().check(z.refine((text) => /^\d{1,6}(\.\d{1,9})?$/.test(text) && +text > 0, 'must be a number above 0')),
      String(fallback),
    ),
    z.transform(Number),
  )
const webAddress = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^/]+$/.test(text) && URL.canParse(text),
      'must be an origin such as https://keyhaven.example, without a path',
    ),
  )
const origins = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every((origin) => /^https?:\/\/[^/]+$/.test(origin)),
          'must be origins, separated by commas',
        ),
      ),
    '',
  ),
  z.transform(listed),
)

/** The environment, with its defaults; `.env.example` tells each in words. */
const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: wholeNumber(3000, 0, 65535),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address'),
      ),
  ),
  PUBLIC_URL: z.optional(webAddress),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  DEMO: z.optional(z.enum(['true', 'false', '1', '0'], 'must be true or false')),
  ALLOW_STAND_INS: z._default(z.string(), ''),
  CORS_ORIGINS: origins,
  TRUST_PROXY: flag(false),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), 'must be an smtp:// or smtps:// address'),
      ),
  ),
  MAIL_FROM: z._default(z.string(), 'KeyHaven <no-reply@keyhaven.demo>'),
  CONTACT_EMAIL: z._default(z.email('must be an e-mail address'), 'hello@keyhaven.demo'),
  ACCEPTED_OFFER_DAYS: positive(7),
  RECONCILE_SECONDS: positive(20),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  LOG_FILE: z.optional(z.string()),
  ...hostedEnvironment,
  ...cardEnvironment,
  ...imageEnvironment,
})

/** Everything that can be set from outside. `databaseUrl` unset: the app runs its own PostgreSQL in `dataDir`. */
export type Settings = HostedSettings &
  CardSettings &
  ImageSettings & {
    port: number
    host: string
    dataDir: string
    databaseUrl: string | undefined
    /** The origin that people type. Unset: whatever address on this machine they used. */
    publicUrl: string | undefined
    appSecret: string | undefined
    adminEmail: string | undefined
    /** Demo mode: demo accounts and listings, and the stand-ins. */
    demo: boolean
    /** The stand-in for Google lets anyone be anyone it lists: in demo mode only, never beside the real one. */
    googleStandIn: boolean
    production: boolean
    corsOrigins: string[]
    trustProxy: boolean
    /** Unset: mail becomes .eml files in the data folder. */
    smtpUrl: string | undefined
    mailFrom: string
    /** Who reads what the contact form sends. */
    contactEmail: string
    /** How many days an accepted offer may stay unpaid; may have a fraction. */
    acceptedOfferDays: number
    /** How often payments that nobody finished are looked at. */
    reconcileSeconds: number
    logLevel: string
    logFile: string | undefined
  }

/** Reads the environment once; a bad value is a `StartupError` that names the setting. Empty means unset. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartupError(`the setting ${String(issue?.path[0])} ${issue?.message}. See .env.example.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined
  const demo = env.DEMO === undefined ? !production : ['true', '1'].includes(env.DEMO)
  const allowed = listed(env.ALLOW_STAND_INS)
  if (production && demo && !allowed.includes('demo'))
    throw new StartupError('demo mode is on in production. Unset DEMO, or allow it by name with ALLOW_STAND_INS=demo.')
  const hosted = hostedSettings(env)
  return {
    ...hosted,
    ...cardSettings(env, { demo, production, allowed }),
    ...imageSettings(env),
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    appSecret: env.APP_SECRET,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    demo,
    googleStandIn: demo && !hosted.googleClient && !hosted.firebase && (!production || allowed.includes('google')),
    production,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    acceptedOfferDays: env.ACCEPTED_OFFER_DAYS,
    reconcileSeconds: env.RECONCILE_SECONDS,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE,
  }
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
