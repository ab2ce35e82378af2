import type * as z from 'zod/mini'
import { accountApi } from '#contract/account'
import type { Access, Endpoint } from '#contract/endpoint'
import { problemKinds } from '#contract/problem'
import { calls, jsonSchema } from './openapi.ts'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  maxLength?: number
}

const who: Record<Access, string> = {
  public: 'anyone',
  idToken: 'a holder of the identity provider’s ID token',
  signedIn: 'any signed-in person',
  agentOrAdmin: 'agents and admins',
  admin: 'admins',
}

export function apiMarkdown(ownData: string[]): string {
  const nouns = [...new Set(calls.map(({ noun }) => noun))]
  return [
    '# The calls',
    '',
    'Written from `src/contract` by `npm run docs`; a test fails when it is stale. Every path stands under `/api`.',
    'Lists answer an array, newest first; `limit` (1-100) and `cursor` page them, `Link` names the next page and',
    '`X-Total-Count` the number of rows. "Who" is the first gate; whose rows a caller may see or change is the rule of each noun',
    '(`src/server/product/<noun>/<noun>.rules.ts`, P-36). In the shapes `?` is a field that may be absent, `a / b` one of both, `,null` a value that',
    'may be null, `[a]` a list; what stands in a query is text.',
    '',
    '## Errors',
    '',
    'Every error is a problem document (RFC 9457) with `type`, `title`, `status`, `detail`, `requestId` and, by field, `errors`.',
    '',
    '| kind | status | title |',
    '| --- | --- | --- |',
    ...Object.entries(problemKinds).map(([kind, { status, title }]) => `| ${kind} | ${status} | ${title} |`),
    ...nouns.flatMap((noun) => ['', `## ${noun}`, ...calls.filter((call) => call.noun === noun).flatMap(section)]),
    '',
    '## Sections of one’s own data',
    '',
    `The fields of the file that \`GET ${accountApi.data.path}\` answers, each a list: ${ownData.map((name) => `\`${name}\``).join(', ')}.`,
    '',
  ].join('\n')
}

function section({ noun, name, endpoint }: { noun: string; name: string; endpoint: Endpoint }): string[] {
  const { method, path, access, summary, query, body, file, answer, download, stream, success } = endpoint
  return [
    '',
    `### ${method} ${path}`,
    '',
    `${summary}. Who: ${who[access]}. In code: \`api.${noun}.${name}\`.`,
    '',
    ...part('Query', query, 'input'),
    ...part('Body', body, 'input'),
    ...(file ? [`- Body: multipart, one file in the field \`${file}\``] : []),
    ...(download?.type === 'text/csv' || download?.type === '*/*'
      ? [`- Answer 200: a file, \`${download.type}\``]
      : part(stream ? 'Each event’s data' : `Answer ${success ?? 200}`, answer, 'output')),
  ]
}

const part = (label: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string[] =>
  schema ? [`- ${label}: \`${shape(jsonSchema(schema, io))}\``] : []

function shape(schema: Schema): string {
  const {
    const: only,
    enum: values,
    anyOf,
    oneOf,
    items,
    properties,
    required = [],
    additionalProperties,
    type,
  } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map((value) => JSON.stringify(value)).join(' / ')
  if (anyOf ?? oneOf) return [...new Set((anyOf ?? oneOf ?? []).map(shape))].join(' / ')
  if (items) return `[${shape(items)}]`
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, inner]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(inner)}`,
    )
    const further = additionalProperties?.type ? [`[field]: ${shape(additionalProperties)}`] : []
    return `{ ${[...fields, ...further].join(', ')} }`
  }
  if (type === 'object') return `{ [field]: ${shape(additionalProperties ?? {})} }`
  return type === 'string' && schema.maxLength ? `string ≤ ${schema.maxLength}` : (type ?? 'any')
}
