import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns a function that returns true while the user is on this page and no other navigation has begun, which must not
 * be overridden.
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
