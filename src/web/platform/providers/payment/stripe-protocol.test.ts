import { expect, test } from 'vitest'
import { confirmationOf, intentIdOf } from './stripe-protocol.ts'

const message = 'Something is wrong.'

test.each(['card_error', 'validation_error'])('after a %s a buyer’s card was certainly not charged', (type) =>
  expect(confirmationOf({ type, message })).toEqual({ outcome: 'declined', message }),
)

test.each([
  'api_error',
  'api_connection_error',
  'invalid_request_error',
  'idempotency_error',
  'rate_limit_error',
  'new',
])('after a %s it is unknown whether a buyer’s card was charged', (type) =>
  expect(confirmationOf({ type, message })).toEqual({ outcome: 'unknown', message }),
)

test('the id of an intent is the first part of its client secret', () =>
  expect(['pi_7_secret_x', 'pi_demo_7_secret_a_b'].map(intentIdOf)).toEqual(['pi_7', 'pi_demo_7']))
