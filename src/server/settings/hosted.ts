import * as z from 'zod/mini'
import { complete, incomplete } from './groups.ts'

const hostName = z
  .string()
  .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host name such as my-project.firebaseapp.com'))
const projectId = z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a Firebase project id such as my-project'))

export const hostedEnvironment = {
  FIREBASE_PROJECT_ID: z.optional(projectId),
  FIREBASE_API_KEY: z.optional(z.string()),
  FIREBASE_AUTH_DOMAIN: z.optional(hostName),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  EMAILJS_SERVICE_ID: z.optional(z.string()),
  EMAILJS_TEMPLATE_ID: z.optional(z.string()),
  EMAILJS_PUBLIC_KEY: z.optional(z.string()),
}

type Environment = z.infer<z.ZodMiniObject<typeof hostedEnvironment>>

export const hostedProblems = (env: Environment): (string | undefined)[] => [
  incomplete(env, ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'], ['FIREBASE_AUTH_DOMAIN']),
  incomplete(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
  incomplete(env, ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY']),
  env.FIREBASE_PROJECT_ID && env.GOOGLE_CLIENT_ID
    ? 'FIREBASE_PROJECT_ID and GOOGLE_CLIENT_ID are both set. Firebase brings Google sign-in itself.'
    : undefined,
]

export const hostedSettings = (env: Environment) => ({
  firebase: complete({
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
  }),
  googleClient: complete({ id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET }),
  /** EmailJS's settings, all of them public, because browsers send the mails. */
  emailJs: complete({
    serviceId: env.EMAILJS_SERVICE_ID,
    templateId: env.EMAILJS_TEMPLATE_ID,
    publicKey: env.EMAILJS_PUBLIC_KEY,
  }),
})
