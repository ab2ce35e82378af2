import * as z from 'zod/mini'
import { OperatorError } from '../../operator-error.ts'
import { gathered, together } from './problems.ts'

const hostName = z
  .string()
  .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host name such as my-project.firebaseapp.com'))
const projectId = z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a Firebase project id such as my-project'))

/** The settings of services that others host; each is on when its settings are there. */
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

export type HostedSettings = {
  /** People sign in through this project of Firebase Authentication instead of the embedded identity. All of it is public. */
  firebase: { projectId: string; apiKey: string; authDomain: string } | undefined
  /** Our client at Google, for the embedded identity. */
  googleClient: { id: string; secret: string } | undefined
  /** The contact form is sent by EmailJS, from the browser. All of it is public. */
  emailJs: { serviceId: string; templateId: string; publicKey: string } | undefined
}

/** Half of a service's settings, or two services for one thing, is a `OperatorError` that says so. */
export function hostedSettings(env: Environment): HostedSettings {
  const { firebase, google, emailJs } = gathered({
    firebase: () => together(env, ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'], ['FIREBASE_AUTH_DOMAIN']),
    google: () => together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    emailJs: () => together(env, ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY']),
    one: () => refuseTwoForOne(env),
  })
  return {
    firebase: firebase && {
      projectId: firebase.FIREBASE_PROJECT_ID,
      apiKey: firebase.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${firebase.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    },
    googleClient: google && { id: google.GOOGLE_CLIENT_ID, secret: google.GOOGLE_CLIENT_SECRET },
    emailJs: emailJs && {
      serviceId: emailJs.EMAILJS_SERVICE_ID,
      templateId: emailJs.EMAILJS_TEMPLATE_ID,
      publicKey: emailJs.EMAILJS_PUBLIC_KEY,
    },
  }
}

function refuseTwoForOne({ FIREBASE_PROJECT_ID, GOOGLE_CLIENT_ID }: Environment): void {
  if (FIREBASE_PROJECT_ID && GOOGLE_CLIENT_ID)
    throw new OperatorError(
      'FIREBASE_PROJECT_ID and GOOGLE_CLIENT_ID are both set. Firebase brings Google sign-in itself.',
    )
}
