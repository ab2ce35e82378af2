import type { KeyboardEvent } from 'react'

/**
 * Returns true for a key that belongs to the composition of a word, as in Japanese, Chinese or Korean: its Enter takes the word, and
 * neither sends nor adds anything. Safari ends the composition before that key, and marks it with 229 alone.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229
