export { accuracyLine, accuracyOf, errorLine } from './accuracy.ts'
export { cutByDay, estimateHeldOut, type HeldOut } from './held-out.ts'
