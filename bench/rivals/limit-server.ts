// The limit: node:http alone, which sends the answers of the app byte for byte, from memory.
import { createServer } from 'node:http'
import { serving } from './child.ts'

export type LimitSetup = Record<string, { status: number; headers: [string, string][]; body: Uint8Array }>

await serving<LimitSetup>(async (answers) =>
  createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (!answer) return response.writeHead(404).end()
    response.writeHead(answer.status, answer.headers.flat()).end(answer.body)
  }),
)
