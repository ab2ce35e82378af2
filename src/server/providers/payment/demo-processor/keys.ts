import { createHmac } from 'node:crypto'

/** The demo processor's keys, made from the app's secret: the same in every process, and nothing to store. */
export function keysFrom(secret: string) {
  const derived = (use: string) => createHmac('sha256', secret).update(`demo card processor ${use}`).digest('hex')
  return {
    secretKey: `sk_test_demo${derived('key')}`,
    publishableKey: 'pk_test_demo_keyhaven',
    webhookSecret: `whsec_${derived('webhook')}`,
  }
}
