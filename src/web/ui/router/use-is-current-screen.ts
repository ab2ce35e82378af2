import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns a test of whether the person is still on this screen without another navigation, which must not be
 * overridden.
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
