import { join } from 'node:path'
import { folderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-settings.ts'
import type { Storage } from './storage.ts'

interface Place {
  /** The data folder. */
  readonly data: string
  readonly s3?: S3Settings
}

/** Where this site keeps its members' pictures. */
export async function openStorage({ data, s3 }: Place): Promise<Storage> {
  if (!s3) return folderStorage(join(data, 'pictures'))
  // It takes long to load, and most sites have no use for it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3)
}
