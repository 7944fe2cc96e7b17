import { join } from 'node:path'
import type { S3Bucket } from 'platform/s3'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

interface StorageOptions {
  /** The data folder. */
  readonly data: string
  readonly s3?: S3Bucket
}

/** Opens the storage of members' pictures. */
export async function openStorage({ data, s3 }: StorageOptions): Promise<Storage> {
  if (!s3) return folderStorage(join(data, 'pictures'))
  // Loaded on demand: it takes long to load, and most sites don't need it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3)
}
