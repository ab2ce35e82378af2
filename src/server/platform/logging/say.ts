import { hostname } from 'node:os'

/**
 * Prints a line: to a terminal without control characters, which a name may have; to a collector of standard output as
 * a line of the log.
 */
export const sayTo =
  (reader: 'a person' | 'a collector') =>
  (line: string): void => {
    if (reader === 'a person') console.log(line.replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
    else if (line)
      console.log(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line }))
  }
