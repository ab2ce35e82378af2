import * as z from 'zod/mini'
import { BRAND } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { comparableEmail } from '#contract/email'
import { OperatorError } from '../../operator-error.ts'
import { type AccountSettings, accountEnvironment, accountSettings } from './accounts.ts'
import { type CapacitySettings, capacityEnvironment, capacitySettings } from './capacity.ts'
import { type CardSettings, cardEnvironment, cardSettings } from './cards.ts'
import { type HostedSettings, hostedEnvironment, hostedSettings } from './hosted.ts'
import { type ImageSettings, imageEnvironment, imageSettings } from './images.ts'
import { type MailSettings, mailEnvironment, mailSettings } from './mails.ts'
import { type MapSettings, mapEnvironment, mapSettings } from './maps.ts'
import { misspeltSettings } from './misspelt.ts'
import { type MonitoringSettings, monitoringEnvironment, monitoringSettings } from './monitoring.ts'
import { gathered, refusal } from './problems.ts'
import {
  currency,
  flag,
  listed,
  origins,
  pageAddress,
  positive,
  serverAddress,
  serverAddresses,
  webAddress,
  wholeNumber,
} from './values.ts'

/** The `host` that means this machine alone. */
export const LOCALHOST = 'localhost'

/** The environment, with its defaults; `.env.example` tells each in words. */
const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: wholeNumber(3000, 0, 65535),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(serverAddress(/^postgres(ql)?:\/\//, 'a postgres://')),
  DATABASE_READ_URL: serverAddresses(/^postgres(ql)?:\/\//, 'postgres://'),
  PUBLIC_URL: z.optional(webAddress),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  DEMO: z.optional(z.enum(['true', 'false', '1', '0'], 'must be true or false')),
  ALLOW_STAND_INS: z._default(z.string(), ''),
  CORS_ORIGINS: origins,
  TRUST_PROXY: flag(false),
  SMTP_URL: z.optional(serverAddress(/^smtps?:\/\//, 'an smtp:// or smtps://')),
  MAIL_FROM: z._default(z.string(), `${BRAND} <no-reply@keyhaven.demo>`),
  CONTACT_EMAIL: z._default(z.email('must be an e-mail address'), 'hello@keyhaven.demo'),
  TERMS_URL: z.optional(pageAddress),
  PRIVACY_URL: z.optional(pageAddress),
  CURRENCY: currency,
  ACCEPTED_OFFER_DAYS: positive(7, 36_500),
  RECONCILE_SECONDS: positive(20, 3600),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 0, 300),
  SHUTDOWN_TIMEOUT_SECONDS: wholeNumber(10, 0, 300),
  ANSWER_CACHE_MB: wholeNumber(32, 0, 4096),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  LOG_FILE: z.optional(z.string()),
  ...monitoringEnvironment,
  ...capacityEnvironment,
  ...mailEnvironment,
})
const Hosted = z.object(hostedEnvironment)
const Cards = z.object(cardEnvironment)
const Images = z.object(imageEnvironment)
const Maps = z.object(mapEnvironment)
const Accounts = z.object(accountEnvironment)

/**
 * `delayMs`: for how long it keeps serving after it was told to stop, so that a load balancer notices. `timeoutMs`: how long the
 * requests in progress may take after that.
 */
export type CloseTimes = { delayMs: number; timeoutMs: number }

/** Everything that can be set from outside. `databaseUrl` unset: the app runs its own PostgreSQL in `dataDir`. */
export type Settings = HostedSettings &
  CapacitySettings &
  CardSettings &
  ImageSettings &
  MailSettings &
  MapSettings &
  MonitoringSettings &
  AccountSettings & {
    port: number
    /** Where it listens. In demo mode this machine alone unless HOST says otherwise, as its passwords are published. */
    host: string
    dataDir: string
    databaseUrl: string | undefined
    /** Replicas of it that take reads. Empty: it takes them itself. */
    databaseReadUrls: string[]
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
    /** Where the operator's own terms and privacy policy are. Unset: pages of ours. */
    termsUrl: string | undefined
    privacyUrl: string | undefined
    /** Of every price, offer and payment. */
    currency: Currency
    /** How many days an accepted offer may stay unpaid; may have a fraction. */
    acceptedOfferDays: number
    /** How often payments that nobody finished are looked at. */
    reconcileSeconds: number
    /** How much memory finished public answers may take; 0 keeps none. */
    answerCacheBytes: number
    shutdown: CloseTimes
    logLevel: string
    logFile: string | undefined
    /** A sentence for each name that was set and is no setting, though it looks like one. */
    misspelt: string[]
  }

/** The names of all settings. */
const names = [Environment, Hosted, Cards, Images, Maps, Accounts].flatMap(({ shape }) => Object.keys(shape))

/**
 * Reads the environment once; bad values are an `OperatorError` that names each of them. Empty means unset. `file`: what of it comes from
 * `.env`, where each name that is no setting is worth a word.
 */
export function readSettings(environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv = {}): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const mode = modeOf(given)
  const { demo, production, allowed } = mode
  const { env, hosted, cards, images, maps } = gathered({
    env: () => valid(Environment, given),
    demo: () => refuseDemoInProduction(mode),
    hosted: () => hostedSettings(valid(Hosted, given)),
    cards: () => cardSettings(valid(Cards, given), mode),
    images: () => imageSettings(valid(Images, given)),
    maps: () => mapSettings(valid(Maps, given)),
  })
  const accounts = accountSettings(valid(Accounts, given), {
    ...mode,
    smtpUrl: env.SMTP_URL,
    publicUrl: env.PUBLIC_URL,
    firebase: hosted.firebase !== undefined,
  })
  return {
    ...accounts,
    ...capacitySettings(env),
    ...mailSettings(env),
    ...monitoringSettings(env),
    ...hosted,
    ...cards,
    ...images,
    ...maps,
    port: env.PORT,
    host: env.HOST ?? (demo ? LOCALHOST : '0.0.0.0'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrls: env.DATABASE_READ_URL,
    publicUrl: env.PUBLIC_URL,
    appSecret: env.APP_SECRET,
    adminEmail: env.ADMIN_EMAIL && comparableEmail(env.ADMIN_EMAIL),
    demo,
    googleStandIn: demo && !hosted.googleClient && !hosted.firebase && (!production || allowed.includes('google')),
    production,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    currency: env.CURRENCY,
    acceptedOfferDays: env.ACCEPTED_OFFER_DAYS,
    reconcileSeconds: env.RECONCILE_SECONDS,
    shutdown: { delayMs: env.SHUTDOWN_DELAY_SECONDS * 1000, timeoutMs: env.SHUTDOWN_TIMEOUT_SECONDS * 1000 },
    answerCacheBytes: env.ANSWER_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE,
    misspelt: misspeltSettings(names, environment, file),
  }
}

type Mode = { production: boolean; demo: boolean; allowed: string[] }

/** Read before anything is known to be valid, so that every other problem can be told beside it. */
function modeOf({ NODE_ENV, DATABASE_URL, DEMO, ALLOW_STAND_INS = '' }: NodeJS.ProcessEnv): Mode {
  const production = NODE_ENV === 'production' && DATABASE_URL !== undefined
  const demo = DEMO === undefined ? !production : ['true', '1'].includes(DEMO)
  return { production, demo, allowed: listed(ALLOW_STAND_INS) }
}

function refuseDemoInProduction({ production, demo, allowed }: Mode): void {
  if (production && demo && !allowed.includes('demo'))
    throw new OperatorError('demo mode is on in production. Unset DEMO, or allow it by name with ALLOW_STAND_INS=demo.')
}

function valid<Schema extends z.ZodMiniType>(schema: Schema, given: NodeJS.ProcessEnv): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  throw refusal(
    error.issues.map(({ path: [name], message }) => `the setting ${String(name)} ${message}. See .env.example.`),
  )
}
