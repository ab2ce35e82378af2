import * as z from 'zod/mini'
import { complete, incomplete } from './groups.ts'
import { serviceAddress, wholeNumber } from './values.ts'

const address = serviceAddress('https://pictures.example')
const TOUR_HOSTS = 'youtube.com,youtube-nocookie.com,youtu.be,vimeo.com,matterport.com'
const tourHosts = z.pipe(
  z.pipe(
    z._default(z.string(), TOUR_HOSTS),
    z.transform((text) =>
      text
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  ),
  z.array(z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be hosts such as youtube.com, vimeo.com'))),
)
const bucket = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))

export const imageEnvironment = {
  IMGBB_API_KEY: z.optional(z.string().check(z.regex(/^\w+$/, 'must be a key of imgbb, letters and digits'))),
  S3_ENDPOINT: z.optional(address),
  S3_REGION: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'must be a region such as eu-west-1, or auto'))),
  S3_BUCKET: z.optional(bucket),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PUBLIC_URL: z.optional(address),
  TOUR_HOSTS: tourHosts,
  UPLOAD_QUOTA_MB: wholeNumber(2048, 0, 1_000_000_000),
}

type Environment = z.infer<z.ZodMiniObject<typeof imageEnvironment>>

export type S3Settings = NonNullable<ReturnType<typeof imageSettings>['s3']>

export const imageProblems = (env: Environment): (string | undefined)[] => [
  incomplete(
    env,
    ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_PUBLIC_URL'],
  ),
  env.S3_BUCKET && env.IMGBB_API_KEY
    ? 'IMGBB_API_KEY and S3_BUCKET are both set. New pictures go to one place: unset one.'
    : undefined,
]

export function imageSettings(env: Environment) {
  const bucket = complete({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  })
  return {
    imgbbKey: env.IMGBB_API_KEY,
    s3: bucket && { ...bucket, publicUrl: env.S3_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') },
    tourHosts: env.TOUR_HOSTS,
    uploadQuotaBytes: env.UPLOAD_QUOTA_MB * 1024 * 1024,
  }
}
