import { randomBytes } from 'node:crypto'
import { newId } from '../db/new-id.ts'
import type { Storage } from '../storage/storage.ts'
import type { Prepared } from './prepared-picture.ts'

/** What the database knows of a picture whose files are kept: the columns of a photo. */
export interface KeptPicture {
  readonly id: string
  readonly filename: string
  readonly matchFilename: string
  readonly cardFilename: string
  readonly thumbFilename: string
  readonly blurredFilename: string
  readonly width: number
  readonly height: number
  readonly thumbhash: string
}

type FileNames = Pick<
  KeptPicture,
  'filename' | 'matchFilename' | 'cardFilename' | 'thumbFilename' | 'blurredFilename'
>

/** Keeps a picture's files; all of them or none. */
export async function keepPicture(storage: Storage, prepared: Prepared): Promise<KeptPicture> {
  const { files, width, height, thumbhash } = prepared
  const id = newId()
  const names: FileNames = {
    filename: fileName(id),
    matchFilename: fileName(id),
    cardFilename: fileName(id),
    thumbFilename: fileName(id),
    blurredFilename: fileName(id),
  }
  const puts = await Promise.allSettled([
    storage.put(names.filename, files.full),
    storage.put(names.matchFilename, files.match),
    storage.put(names.cardFilename, files.card),
    storage.put(names.thumbFilename, files.thumb),
    storage.put(names.blurredFilename, files.blurred),
  ])
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return { id, ...names, width, height, thumbhash }
  // Where this fails too, the sweep finds what is left.
  await Promise.allSettled([storage.remove(fileNames(names))])
  throw failed.reason
}

/** Under which a picture's files are kept. */
export function fileNames(names: FileNames): string[] {
  const { filename, matchFilename, cardFilename, thumbFilename, blurredFilename } = names
  return [filename, matchFilename, cardFilename, thumbFilename, blurredFilename]
}

/** Who knows the name of one file of a picture knows none of the others: 120 bits of chance follow the picture's id. */
function fileName(id: string): string {
  return `${id}.${randomBytes(15).toString('base64url')}.webp`
}

const FILE_NAME = /^([\w-]{22})\.[\w-]{20}\.webp$/

/** The picture whose file would have this name. */
export function pictureIdIn(name: string): string | undefined {
  return FILE_NAME.exec(name)?.[1]
}
