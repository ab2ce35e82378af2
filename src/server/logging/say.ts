import { hostname } from 'node:os'

/** Prints what happens at a start and a stop: for a person as it is, for a collector of standard output as lines of the log. */
export const sayTo =
  (reader: 'a person' | 'a collector') =>
  (line: string): void => {
    if (reader === 'a person') console.log(line)
    else if (line)
      console.log(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line }))
  }
