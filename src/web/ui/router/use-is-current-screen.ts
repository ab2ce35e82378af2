import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * For after a wait, before somebody is sent on: are they still on this screen, and not on their way to another? Who has gone on
 * by themselves is not fetched back.
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
