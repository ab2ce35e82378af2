import { act } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'

/** Removes all toasts, including delayed ones: they outlive the page. */
export async function noToasts(): Promise<void> {
  await import('../../src/web/ui/feedback/toaster.tsx')
  await Promise.resolve() // what waited for the same code has raised its toast
  act(() => toast.removeAll())
}
