import * as z from 'zod/mini'
import { setBrand } from '#contract/brand'
import type { BrandFields } from '#contract/brand-fields'
import { comparableEmail } from '#contract/email'
import { setSiteLanguages } from '#contract/language'
import { OperatorError } from '../operator-error.ts'
import { accountEnvironment, accountProblems, accountSettings } from './accounts.ts'
import { demoHost, readBrandFile, settingsOfBrand } from './brand-file.ts'
import { cardEnvironment, cardProblems, cardSettings } from './cards.ts'
import { hostedEnvironment, hostedProblems, hostedSettings } from './hosted.ts'
import { imageEnvironment, imageProblems, imageSettings } from './images.ts'
import { mapEnvironment, mapProblems, mapSettings } from './maps.ts'
import { misspeltSettings } from './misspelt.ts'
import { demoProblem, modeOf } from './mode.ts'
import {
  currency,
  evidenceRules,
  flag,
  languages,
  optionalFlag,
  origins,
  pageAddress,
  positive,
  ratesSource,
  serverAddress,
  serverAddresses,
  webAddress,
  wholeNumber,
} from './values.ts'

export const LOCALHOST = 'localhost'

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
  DEMO: optionalFlag,
  ALLOW_STAND_INS: z._default(z.string(), ''),
  CORS_ORIGINS: origins,
  TRUST_PROXY: flag(false),
  SMTP_URL: z.optional(serverAddress(/^smtps?:\/\//, 'an smtp:// or smtps://')),
  BRAND_FILE: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAILS_A_DAY: wholeNumber(20, 1, 1000),
  CONTACT_EMAIL: z._default(z.email('must be an e-mail address'), () => `hello@${demoHost()}`),
  TERMS_URL: z.optional(pageAddress),
  PRIVACY_URL: z.optional(pageAddress),
  CURRENCY: currency,
  CURRENCY_RATES: ratesSource,
  LANGUAGES: languages,
  ACCEPTED_OFFER_DAYS: positive(7, 36_500),
  RECONCILE_SECONDS: positive(20, 3600),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 0, 300),
  SHUTDOWN_TIMEOUT_SECONDS: wholeNumber(10, 0, 300),
  ANSWER_CACHE_MB: wholeNumber(32, 0, 4096),
  MAX_EVENT_STREAMS: wholeNumber(5_000, 0, 100_000),
  MAX_CONNECTIONS: wholeNumber(20_000, 0, 1_000_000),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(2_000, 0, 60_000),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  LOG_FILE: z.optional(z.string()),
  METRICS_PORT: wholeNumber(0, 0, 65535),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(pageAddress),
  FEEDS_FOLDER: z.optional(z.string()),
  FEEDS_ORIGINS: origins,
  EVIDENCE_OFF: evidenceRules,
  ...accountEnvironment,
  ...cardEnvironment,
  ...hostedEnvironment,
  ...imageEnvironment,
  ...mapEnvironment,
})
type Environment = z.infer<typeof Environment>

const combinations = z.superRefine<Environment>(
  (env, { addIssue }) => {
    const mode = modeOf(env)
    const problems = [
      demoProblem(mode),
      ...hostedProblems(env),
      ...cardProblems(env, mode),
      ...imageProblems(env),
      ...mapProblems(env),
      ...accountProblems(env, mode),
    ]
    for (const problem of problems) if (problem) addIssue(problem)
  },
  { when: () => true },
)

const Settings = z.pipe(
  Environment.check(combinations),
  z.transform((env: Environment) => {
    const mode = modeOf(env)
    const { production, demo, allowed } = mode
    const hosted = hostedSettings(env)
    return {
      ...hosted,
      ...cardSettings(env, mode),
      ...imageSettings(env),
      ...mapSettings(env),
      ...accountSettings(env, mode),
      port: env.PORT,
      /**
       * The address to listen on. In demo mode, only this machine unless HOST is set, because the demo's passwords are
       * public.
       */
      host: env.HOST ?? (demo ? LOCALHOST : '0.0.0.0'),
      dataDir: env.DATA_DIR,
      /** The PostgreSQL to use. Unset: the app runs its own in `dataDir`. */
      databaseUrl: env.DATABASE_URL,
      databaseReadUrls: env.DATABASE_READ_URL,
      /** The public origin. Unset: the address on this machine that a request used. */
      publicUrl: env.PUBLIC_URL,
      appSecret: env.APP_SECRET,
      adminEmail: env.ADMIN_EMAIL && comparableEmail(env.ADMIN_EMAIL),
      demo,
      /**
       * The stand-in lets any visitor sign in as any person, so it runs only in demo mode, and not if the real provider
       * is configured.
       */
      googleStandIn: demo && !hosted.googleClient && !hosted.firebase && (!production || allowed.includes('google')),
      production,
      corsOrigins: env.CORS_ORIGINS,
      trustProxy: env.TRUST_PROXY,
      /** The SMTP server. Unset: mails become .eml files in the data folder. */
      smtpUrl: env.SMTP_URL,
      /** The sender of mails. Unset: the site's name, at an address of no domain. */
      mailFrom: env.MAIL_FROM,
      /** The limit of immediate mails for each user, kind and day; further ones go into one digest (P-140). */
      mailsADay: env.MAILS_A_DAY,
      contactEmail: env.CONTACT_EMAIL,
      termsUrl: env.TERMS_URL,
      privacyUrl: env.PRIVACY_URL,
      currency: env.CURRENCY,
      /** A file or an address with rates of currencies. Unset: prices are shown in the site's currency alone. */
      currencyRates: env.CURRENCY_RATES,
      languages: env.LANGUAGES,
      acceptedOfferDays: env.ACCEPTED_OFFER_DAYS,
      reconcileSeconds: env.RECONCILE_SECONDS,
      /**
       * The times of a shutdown. `delayMs`: the time for which requests are still accepted after the signal to stop, so
       * that a load balancer notices. `timeoutMs`: the time for requests in progress after that.
       */
      shutdown: { delayMs: env.SHUTDOWN_DELAY_SECONDS * 1000, timeoutMs: env.SHUTDOWN_TIMEOUT_SECONDS * 1000 },
      answerCacheBytes: env.ANSWER_CACHE_MB * 1024 * 1024,
      maxEventStreams: env.MAX_EVENT_STREAMS,
      maxConnections: env.MAX_CONNECTIONS,
      /** The average delay of the event loop above which requests are refused; 0: never. */
      maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
      logLevel: env.LOG_LEVEL,
      logFile: env.LOG_FILE,
      metrics: env.METRICS_PORT === 0 ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      /** The folder of feed files on this server. Unset: feeds can't read from its disk. */
      feedsFolder: env.FEEDS_FOLDER,
      /** Origins from which feeds may be fetched although they use http or are in a private network. */
      feedsOrigins: env.FEEDS_ORIGINS,
      evidenceOff: env.EVIDENCE_OFF,
      tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, ''),
    }
  }),
)

/** The validated settings. `misspelt`: a sentence for each variable that looks like a misspelt setting. */
export type Settings = z.infer<typeof Settings> & { misspelt: string[]; brand: BrandFields }

/**
 * Returns the settings of the environment; an empty variable counts as unset. Throws an `OperatorError` with a line for
 * each invalid value. `file`: the variables from `.env`, of which every unknown name is reported.
 */
export function readSettings(environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv = {}): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const brandFile = readBrandFile(given.BRAND_FILE)
  const { currency: _, language: __, mailFrom: ___, ...brand } = brandFile
  setBrand(brand)
  const { success, data, error } = Settings.safeParse({ ...given, ...settingsOfBrand(brandFile, given) })
  if (!success) throw new OperatorError(error.issues.map(problemOf).join('\nAnd '))
  setSiteLanguages(data.languages)
  return { ...data, brand, misspelt: misspeltSettings(Object.keys(Environment.shape), environment, file) }
}

const problemOf = ({ path: [name], message }: z.core.$ZodIssue): string =>
  name === undefined ? message : `the setting ${String(name)} ${message}. See .env.example.`
