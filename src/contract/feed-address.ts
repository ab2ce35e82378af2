import * as z from 'zod/mini'
import { Deleted } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** The formats in which an agent's homes are sent to portals. */
export const OUTGOING_FORMATS = ['blm', 'openimmo', 'kyero', 'reaxml', 'reso', 'csv'] as const
export type OutgoingFormat = (typeof OUTGOING_FORMATS)[number]

/** `path`: of the files below the API, with a secret in it; a format follows. */
const FeedAddress = z.object({ path: z.optional(z.string()) })

export const feedAddressApi = {
  read: endpoint({
    method: 'GET',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary:
      'The secret path under which portals fetch the caller’s homes for sale, as `<path>/<format>`; none without one',
    answer: FeedAddress,
  }),
  make: endpoint({
    method: 'POST',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary: 'Makes a new secret path; the one before ends',
    answer: FeedAddress,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary: 'Ends the secret path: portals find nothing there any more',
    answer: Deleted,
  }),
  files: endpoint({
    method: 'GET',
    path: '/feedFiles/:secret/:format',
    access: 'public',
    summary: `An agent’s homes for sale, under their secret path, as ${OUTGOING_FORMATS.join(', ')}; 304 to the ETag of an answer until a home changes`,
    answer: z.string(),
    download: { name: 'homes', type: '*/*' },
  }),
}
