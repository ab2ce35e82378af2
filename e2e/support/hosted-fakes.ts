import { randomUUID } from 'node:crypto'
import type { BrowserContext, Route } from '@playwright/test'
import { emailJsAccount, emailJsFake } from '../../test/fakes/emailjs-fake.ts'
import { API_KEY, identityToolkit } from '../../test/fakes/firebase/identity-toolkit.ts'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../test/fakes/firebase/tokens.ts'
import { startStripeFake } from '../../test/fakes/stripe/stripe-fake.ts'
import { cardFrame, googleApi, googleWindow, stripeJs } from './hosted-scripts.ts'

export type Outside = Awaited<ReturnType<typeof outside>>

/** Starts local Firebase, Stripe and EmailJS with an admin, and returns the settings of an app that uses them. */
export async function outside() {
  const key = firebaseKey()
  const stripe = await startStripeFake()
  const admin = `admin-${randomUUID()}@people.example`
  const { secretKey, publishableKey, webhookSecret, host } = stripe.account
  return {
    stripe,
    toolkit: identityToolkit(key),
    emailJs: emailJsFake(),
    admin: { email: admin, idToken: await signedByFirebase(key, firebaseClaims(admin)) },
    settings: {
      ...neutral,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: admin,
      KEYS_OF_GOOGLE: JSON.stringify({ keys: [key.jwk] }),
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: API_KEY,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://${host.name}:${host.port}`,
      EMAILJS_SERVICE_ID: emailJsAccount.serviceId,
      EMAILJS_TEMPLATE_ID: emailJsAccount.templateId,
      EMAILJS_PUBLIC_KEY: emailJsAccount.publicKey,
    },
  }
}

/** Empty means unset, which overrides a developer's own settings. */
const neutral = { CORS_ORIGINS: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', GOOGLE_CLIENT_ID: '', NODE_ENV: '' }

const plain = (contentType: string, body: string) => async () =>
  new Response(body, { headers: { 'content-type': contentType } })
const script = (body: string) => plain('text/javascript', body)
const page = (body: string) => plain('text/html', body)

/** Responds for every other host, even an unknown one, so that only the policy can block a request. */
export async function playOutside(context: BrowserContext, { stripe, toolkit, emailJs }: Outside): Promise<void> {
  const confirm = async (url: URL) => {
    const id = url.pathname.split('/')[3] ?? ''
    stripe.books.pay(id)
    return Response.json(stripe.books.intents.get(id))
  }
  const identify = async (url: URL, body: string) => {
    if (url.pathname === '/v1/projects') return Response.json({ authorizedDomains: ['127.0.0.1', 'localhost'] })
    if (!url.pathname.endsWith(':signInWithIdp')) return toolkit.answer(url, body)
    const account = JSON.stringify({ email: `grace-${randomUUID()}@people.example`, password: 'Google#2026' })
    const made = await toolkit.answer(new URL(`/v1/accounts:signUp${url.search}`, url), account)
    return Response.json({ ...(await made.json()), providerId: 'google.com', rawUserInfo: '{}' })
  }
  const answers: Record<string, (url: URL, body: string, init: RequestInit) => Promise<Response>> = {
    'https://js.stripe.com/endive/stripe.js': script(stripeJs),
    'https://js.stripe.com/v3/elements-inner-card.html': page(cardFrame),
    'https://b.js.stripe.com/more.js': script('window.moreOfStripe = true'),
    'https://api.stripe.com': confirm,
    'https://apis.google.com': script(googleApi),
    [`https://${PROJECT}.firebaseapp.com/__/auth/handler`]: page(googleWindow),
    'https://identitytoolkit.googleapis.com': identify,
    'https://securetoken.googleapis.com': identify,
    'https://api.emailjs.com': (url, _, init) => emailJs.answer(url.href, init),
  }
  await context.route(/^https:/, async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    const known =
      Object.entries(answers).find(([address]) => url.href.startsWith(address))?.[1] ?? page('<!doctype html>')
    const body = request.postData() ?? ''
    const answer = await known(url, body, { method: request.method(), headers: request.headers(), body })
    const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' }
    await route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
}
