import { s3Fake } from '../fakes/s3/s3-fake.ts'
import { smtpServer } from '../fakes/smtp-server.ts'
import { startStripeFake } from '../fakes/stripe/stripe-fake.ts'

/** Settings with every provider, each with a recognizable secret. */
export async function plantedOutside() {
  const stripe = await startStripeFake()
  const s3 = await s3Fake()
  const smtp = await smtpServer({ refusals: 1 })
  const google = 'planted-google-client-secret'
  const mailPassword = 'planted-smtp-password'
  const appSecret = 'planted-app-secret-of-at-least-thirty-two-characters'
  const settings = {
    APP_SECRET: appSecret,
    SMTP_URL: smtp.url.replace('//', `//planted-user:${mailPassword}@`),
    STRIPE_SECRET_KEY: stripe.account.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.account.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.account.webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${stripe.account.host.port}`,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_REGION: s3.settings.region,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: google,
  }
  return {
    stripe,
    s3,
    smtp,
    settings,
    secrets: {
      'the secret of the app': appSecret,
      'the password for mail': mailPassword,
      'the card provider’s secret key': stripe.account.secretKey,
      'the webhook’s secret': stripe.account.webhookSecret,
      'the bucket’s secret key': s3.settings.secretAccessKey,
      'Google’s client secret': google,
    },
    close: async () => {
      await stripe.close()
      await s3.close()
      await smtp.close()
    },
  }
}
