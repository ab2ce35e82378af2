import { digitOf } from 'price-text'

/** Writes the digits of every script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitOf)
