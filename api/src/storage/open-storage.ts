import { join } from 'node:path'
import { folderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-settings.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

interface Place {
  /** The data folder. */
  readonly data: string
  readonly s3?: S3Settings
}

/** Where this site keeps its members' pictures. */
export function openStorage({ data, s3 }: Place): Storage {
  return s3 ? s3Storage(s3) : folderStorage(join(data, 'pictures'))
}
