import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns a function that returns, after a wait, whether the person is still on this screen and not on the way to another: a navigation
 * of their own must not be overridden.
 */
export function useIsCurrentScreen(): () => boolean {
  const { state } = useNavigation()
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = state === 'idle'
    return () => {
      isHere.current = false
    }
  }, [state])
  return () => isHere.current
}
