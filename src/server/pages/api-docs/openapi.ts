import * as z from 'zod/mini'
import { api } from '#contract/api'
import { brandName } from '#contract/brand'
import type { Endpoint } from '#contract/endpoint'
import { Problem } from '#contract/problem'

type Schema = Record<string, unknown>

export const calls: { noun: string; name: string; endpoint: Endpoint }[] = Object.entries(api).flatMap(
  ([noun, group]) => Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ noun, name, endpoint })),
)

export function openapi(): Schema {
  const paths: Record<string, Schema> = {}
  for (const { noun, name, endpoint } of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: brandName(), version: '1', description: 'Errors are problem documents (RFC 9457).' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operation(noun: string, name: string, endpoint: Endpoint): Schema {
  const content = endpoint.body && { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } }
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    'x-by': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint)],
    ...(content && { requestBody: { required: true, content } }),
    ...(endpoint.file && { requestBody: { required: true, content: filePart(endpoint.file) } }),
    responses: {
      [endpoint.success ?? 200]: {
        description: 'Done',
        ...(endpoint.paged && { headers: pageHeaders }),
        content: { [mediaType(endpoint)]: { schema: jsonSchema(endpoint.answer, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const mediaType = ({ download, stream }: Endpoint) =>
  stream ? 'text/event-stream' : (download?.type ?? 'application/json')

const pageHeaders = {
  Link: { description: 'The next page, as rel="next"', schema: { type: 'string' } },
  'X-Searched-For': {
    description: 'The words that were searched for, where nothing has those that were sent',
    schema: { type: 'string' },
  },
  'X-Total-Count': { description: 'How many rows there are in all', schema: { type: 'string' } },
}

const filePart = (field: string) => ({
  'multipart/form-data': {
    schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } },
  },
})

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters({ query }: Endpoint): Schema[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as { properties?: Schema; required?: string[] } // the schema of an object
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
