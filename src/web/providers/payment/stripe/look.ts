import type { StripeElementStyle } from '@stripe/stripe-js'
import { useMemo } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query.ts'

/** How text looks inside Stripe's frames, which our style sheet does not reach; it changes with day and night. */
export function useStripeLook(): StripeElementStyle {
  const isNight = useMediaQuery('(prefers-color-scheme: dark)')
  return useMemo(() => {
    const [ink, muted, danger] = colours(isNight, '--color-ink', '--color-muted', '--color-danger')
    const text = { fontFamily: 'system-ui, sans-serif', fontSize: '16px' }
    return {
      base: { ...text, color: ink, iconColor: muted, '::placeholder': { color: muted } },
      invalid: { color: danger, iconColor: danger },
    }
  }, [isNight])
}

/** Tokens as the browser works them out: a frame of another site understands neither them nor `light-dark()`. */
function colours(isNight: boolean, ...tokens: string[]): string[] {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.colorScheme = isNight ? 'dark' : 'light'
  const seen = tokens.map((token) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return seen
}
