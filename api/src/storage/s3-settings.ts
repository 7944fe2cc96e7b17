import type { S3Bucket } from 'platform/s3'
import { SettingsTrouble } from '../settings-trouble.ts'

/** Reads the S3 settings; undefined without a bucket. Incomplete settings are an error. */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Bucket | undefined {
  const bucket = env['S3_BUCKET']
  if (!bucket) return undefined
  const endpoint = env['S3_ENDPOINT']
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new SettingsTrouble(`S3_ENDPOINT is '${endpoint}': use the URL of the store, with https://.`)
  }
  return {
    bucket,
    ...(endpoint && { endpoint }),
    region: env['S3_REGION'] || 'us-east-1',
    accessKey: required('S3_ACCESS_KEY', env),
    secretKey: required('S3_SECRET_KEY', env),
  }
}

function required(name: string, env: NodeJS.ProcessEnv): string {
  const value = env[name]
  if (!value) throw new SettingsTrouble(`${name} is missing: S3_BUCKET needs it.`)
  return value
}
