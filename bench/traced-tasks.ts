export type TraceEvent = { name: string; cat: string; tid: number; pid: number; tdur?: number; args: { name?: string } }

/** Returns the processor time of the longest task of a page's main thread, in milliseconds. */
export function longestTaskOf(traceEvents: TraceEvent[]): number {
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, tid, pid }) => name === 'RunTask' && threads.some((thread) => thread.tid === tid && thread.pid === pid),
  )
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000)
}
