import { hostname } from 'node:os'

/**
 * Returns a function that prints a line: to a terminal without control characters, which names may contain; otherwise
 * as a log entry.
 */
export const sayTo =
  (reader: 'a person' | 'a collector') =>
  (line: string): void => {
    if (reader === 'a person') console.log(line.replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
    else if (line)
      console.log(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line }))
  }
