import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** A setting that others need; the message names both. */
export class SettingMissing extends Error {
  override readonly name = 'SettingMissing'
}

/** Opens the storage of releases: the bucket that the environment names, or the data folder. */
export async function releaseStorage(data: string, env: NodeJS.ProcessEnv = process.env): Promise<Storage> {
  const bucket = env['RELEASES_BUCKET']
  if (!bucket) return folderStorage(data)
  const required = (name: string) => {
    const value = env[name]
    if (!value) throw new SettingMissing(`${name} is missing: RELEASES_BUCKET needs it.`)
    return value
  }
  const settings = {
    bucket,
    endpoint: env['S3_ENDPOINT'] || undefined,
    region: env['S3_REGION'] || 'us-east-1',
    accessKey: required('S3_ACCESS_KEY'),
    secretKey: required('S3_SECRET_KEY'),
  }
  // Loaded on demand: it takes long to load, and most sites don't need it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(settings)
}
