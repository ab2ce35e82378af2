import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { calls } from '../../../test/web/open-payment.tsx'
import { accepted } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { usePayment } from './use-payment.ts'

async function readyPayment() {
  const sent = fakeFetch({
    [calls.offer]: json(accepted),
    [calls.intent]: json({ clientSecret: 'pi_demo_7_secret_x' }),
    [calls.record]: refused(409, 'it has not been paid'),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePayment(accepted), { wrapper })
  onTestFinished(() => {
    cleanup()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  await waitFor(() => expect(result.current.intent.data).toBeDefined())
  return { payment: () => result.current, handedIn: () => sent.filter(({ call }) => call === calls.record) }
}

test('asks the server when the card form breaks, and allows a retry', async () => {
  const bug = new Error('The card form broke.')
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { payment, handedIn } = await readyPayment()
  const tries = [Promise.reject(bug), Promise.resolve(undefined)]
  const card = {
    confirm: vi.fn(() => tries.shift() ?? Promise.resolve(undefined)),
    transactionIdOf: () => 'pi_demo_7',
  }
  await act(() => payment().pay(card))
  expect(reported).toHaveBeenCalledWith(bug)
  expect(handedIn().map(({ body }) => body)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
  expect(payment()).toMatchObject({
    paying: false,
    refusal: 'The card form failed. Please try again: you won’t be charged twice.',
  })
  await act(() => payment().pay(card))
  expect(card.confirm).toHaveBeenCalledTimes(2)
})
