import { whenConnected } from './connection.ts'
import type { ToastOptions } from './toaster.tsx' // a type import only: the code is fetched before the first toast

/**
 * Shows notices above all other content, including dialogs. Their role is `status` for success and `alert` for failure.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  failure: (text: string, options?: ToastOptions) => show('failure', text, options),
  /** Preloads the toaster, so that it works when the server is down. */
  prepare: () => void toaster(),
}

const toaster = () => whenConnected(() => import('./toaster.tsx'))

function show(outcome: 'success' | 'failure', text: string, options: ToastOptions = {}) {
  void toaster().then(({ raise }) => raise(outcome, text, options))
}
