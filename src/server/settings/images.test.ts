import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readSettings } from './settings.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com',
  S3_REGION: 'eu-west-1',
  S3_BUCKET: 'homes',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'hush/+=',
}

test('pictures are files of our own until imgbb or S3 is set', () => {
  expect(readSettings({})).toMatchObject({ imgbbKey: undefined, s3: undefined })
  expect(readSettings({ IMGBB_API_KEY: 'abc123' })).toMatchObject({ imgbbKey: 'abc123', s3: undefined })
  expect(readSettings({ ...s3, S3_PUBLIC_URL: 'https://cdn.example/homes/' }).s3).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    bucket: 'homes',
    accessKeyId: 'AKIA1',
    secretAccessKey: 'hush/+=',
    publicUrl: 'https://cdn.example/homes',
  })
})

test('reads the upload quota in megabytes, where 0 is no limit', () => {
  expect(readSettings({}).uploadQuotaBytes).toBe(2048 * 1024 * 1024)
  expect(readSettings({ UPLOAD_QUOTA_MB: '0' }).uploadQuotaBytes).toBe(0)
  expect(() => readSettings({ UPLOAD_QUOTA_MB: '1.5' })).toThrow('UPLOAD_QUOTA_MB must be a whole number')
})

test.each([
  [
    { S3_BUCKET: 'homes' },
    'S3_BUCKET needs S3_ENDPOINT and S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too',
  ],
  [{ S3_PUBLIC_URL: 'https://cdn.example' }, 'S3_PUBLIC_URL needs S3_ENDPOINT'],
  [{ ...s3, S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT must be an address'],
  [{ ...s3, S3_ENDPOINT: 'https://me:hush@x.example' }, 'S3_ENDPOINT must be an address'],
  [{ ...s3, S3_BUCKET: '../x' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...s3, IMGBB_API_KEY: 'abc' }, 'IMGBB_API_KEY and S3_BUCKET are both set'],
  [{ IMGBB_API_KEY: 'abc&x=1' }, 'IMGBB_API_KEY must be a key of imgbb'],
])('half a bucket, a wrong address or two hosts are one clear line: %o', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(OperatorError)
  expect(() => readSettings(environment)).toThrow(line)
})
