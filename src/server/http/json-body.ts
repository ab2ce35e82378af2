import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Far above what any call takes, and far below what a function that calls itself for each level can stand. */
const MAX_DEPTH = 32

/** Reads JSON bodies as Fastify does, and refuses those that are nested too deeply before they are parsed. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    if (isNestedDeeper(json, MAX_DEPTH)) done(new Refusal('malformed', 'The JSON is nested too deeply.'))
    else void parse(request, json, done)
  })
}

function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\')
      at++ // what is escaped ends no string
    else if (!isInString) depth += steps[character ?? ''] ?? 0
    if (depth > maxDepth) return true
  }
  return false
}

const steps: Record<string, number | undefined> = { '[': 1, '{': 1, ']': -1, '}': -1 }
