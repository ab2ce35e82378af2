import { type FaultCode, type FaultValues, type FeedFault, feedFault } from '../source/feed-fault.ts'

/** Returns the reason of a problem: an English sentence, and its code with values for other languages. */
export function because<Code extends FaultCode>(
  code: Code,
  ...values: FaultValues<Code>
): { message: string; fault: FeedFault } {
  const fault = feedFault(code, ...values)
  return { message: fault.message, fault }
}
