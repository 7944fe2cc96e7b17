import { inEnvironment, isEnvironment } from './environment.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** A setting that is missing or wrong; the message names it. */
export class SettingMissing extends Error {
  override readonly name = 'SettingMissing'
}

/**
 * Opens the storage of releases: the bucket that the settings name, or the data folder; with RELEASES_ENVIRONMENT, the part
 * of it that belongs to that environment.
 */
export async function releaseStorage(data: string, env: NodeJS.ProcessEnv = process.env): Promise<Storage> {
  const environment = env['RELEASES_ENVIRONMENT']
  if (environment && !isEnvironment(environment))
    throw new SettingMissing(
      `RELEASES_ENVIRONMENT is the name of an environment, such as staging: lower-case letters, digits and hyphens, not '${environment}'.`,
    )
  const whole = await wholeStorage(data, env)
  return environment ? inEnvironment(whole, environment) : whole
}

async function wholeStorage(data: string, env: NodeJS.ProcessEnv): Promise<Storage> {
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
