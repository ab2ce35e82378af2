import { hostname } from 'node:os'

/**
 * Prints a line of a program: for a person without control characters, which a name in it may have and a terminal would obey; for a
 * collector of standard output as a line of the log.
 */
export const sayTo =
  (reader: 'a person' | 'a collector') =>
  (line: string): void => {
    if (reader === 'a person') console.log(line.replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
    else if (line)
      console.log(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line }))
  }
