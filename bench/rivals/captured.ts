import { get } from 'node:http'
import type { LimitSetup } from './limit-server.ts'
import type { Request } from './request.ts'

const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** Returns the app's raw response to a GET request. */
export function captured(url: string, { path, headers }: Request): Promise<LimitSetup[string]> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers }, async (answer) => {
      const pieces = await answer.toArray()
      const body = Buffer.concat(pieces)
      const status = answer.statusCode ?? 0
      if (status !== 200) reject(new Error(`${path} answered ${status}: ${body.toString()}`))
      const own = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        ofConnection.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      )
      resolve({ status, headers: [...own, ['content-length', String(body.length)]], body })
    }).on('error', reject)
  })
}
