export { type Amount, type Hints, MAX_TYPED_LENGTH, readTyped } from './amount.ts'
export { type DecimalMark, decimalMarkOf, digitOf, MAX_NUMBER_LENGTH, numbersIn } from './number-text.ts'
export { readAmounts } from './price-amounts.ts'
