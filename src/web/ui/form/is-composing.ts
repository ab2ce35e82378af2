import type { KeyboardEvent } from 'react'

/**
 * Returns true during composition, as in Japanese, Chinese or Korean, where Enter accepts the word. Safari ends the
 * composition before that key, and marks it only by the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229
