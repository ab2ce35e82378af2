import { whenConnected } from './connection.ts'
import type { ToastOptions } from './toaster.tsx' // erased: the code is fetched when the first toast is near

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
