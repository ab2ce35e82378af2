import { whenConnected } from './connection.ts'

export type ToastOptions = {
  /** The server's own words, shown under the text. */
  detail?: string
  /** Milliseconds, 1500 to 2000 (spec §9). */
  duration?: number
  position?: 'top'
  /** A bar that shows how long it stays. */
  progress?: boolean
}

/** Short notices over everything, also over an open dialog. Found by role: `status` for success, `alert` for failure. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  failure: (text: string, options?: ToastOptions) => show('failure', text, options),
  /** Fetches what toasts are made of ahead of need, so that one can still appear when the server is gone. */
  prepare: () => void toaster(),
}

const toaster = () => whenConnected(() => import('./toaster.tsx'))

function show(outcome: 'success' | 'failure', text: string, options: ToastOptions = {}) {
  void toaster().then(({ raise }) => raise(outcome, text, options))
}
