import * as z from 'zod/mini'
import { OperatorError } from '../../operator-error.ts'
import { together } from './problems.ts'
import { wholeNumber } from './values.ts'

const address = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text),
      'must be an address such as https://pictures.example, without a password',
    ),
  )
const bucket = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))

/** The settings of the image host; without any, pictures are files in the data folder. */
export const imageEnvironment = {
  IMGBB_API_KEY: z.optional(z.string().check(z.regex(/^\w+$/, 'must be a key of imgbb, letters and digits'))),
  S3_ENDPOINT: z.optional(address),
  S3_REGION: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'must be a region such as eu-west-1, or auto'))),
  S3_BUCKET: z.optional(bucket),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PUBLIC_URL: z.optional(address),
  UPLOAD_QUOTA_MB: wholeNumber(2048, 0, 1_000_000_000),
}

type Environment = z.infer<z.ZodMiniObject<typeof imageEnvironment>>

/** `publicUrl`: where everybody can read the bucket; unset: its pictures are served through us. */
export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl: string | undefined
}
export type ImageSettings = {
  imgbbKey: string | undefined
  s3: S3Settings | undefined
  /** What the pictures of one person may take; 0 is no limit. */
  uploadQuotaBytes: number
}

export function imageSettings(env: Environment): ImageSettings {
  const s3 = together(
    env,
    ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_PUBLIC_URL'],
  )
  if (s3 && env.IMGBB_API_KEY)
    throw new OperatorError('IMGBB_API_KEY and S3_BUCKET are both set. New pictures go to one place: unset one.')
  return {
    imgbbKey: env.IMGBB_API_KEY,
    uploadQuotaBytes: env.UPLOAD_QUOTA_MB * 1024 * 1024,
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      region: s3.S3_REGION,
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      publicUrl: env.S3_PUBLIC_URL?.replace(/\/+$/, ''),
    },
  }
}
