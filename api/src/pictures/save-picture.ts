import { randomBytes } from 'node:crypto'
import { newRandomId } from '../db/new-id.ts'
import type { Storage } from '../storage/storage.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** The columns of a photo that describe its stored picture. */
export interface StoredPicture {
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
  StoredPicture,
  'filename' | 'matchFilename' | 'cardFilename' | 'thumbFilename' | 'blurredFilename'
>

/** Stores a picture's files, all of them or none. */
export async function savePicture(
  storage: Storage,
  prepared: PreparedPicture,
  id = newRandomId(),
): Promise<StoredPicture & { readonly dhash: string | null }> {
  const { width, height, thumbhash, dhash = null } = prepared
  const names = newFileNames(id)
  await storeFiles(storage, prepared, names)
  return { id, ...names, width, height, thumbhash, dhash }
}

/** Stores a picture's files under these names, all of them or none. */
export async function storeFiles(
  storage: Pick<Storage, 'put' | 'remove'>,
  { files }: Pick<PreparedPicture, 'files'>,
  names: FileNames,
): Promise<void> {
  const puts = await Promise.allSettled([
    storage.put(names.filename, files.full),
    storage.put(names.matchFilename, files.match),
    storage.put(names.cardFilename, files.card),
    storage.put(names.thumbFilename, files.thumb),
    storage.put(names.blurredFilename, files.blurred),
  ])
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return
  // If this fails too, the periodic sweep removes what is left.
  await Promise.allSettled([storage.remove(fileNames(names))])
  throw failed.reason
}

/** Names that no file has yet. */
export function newFileNames(id: string): FileNames {
  return {
    filename: fileName(id),
    matchFilename: fileName(id),
    cardFilename: fileName(id),
    thumbFilename: fileName(id),
    blurredFilename: fileName(id),
  }
}

/** The names of a picture's files. */
export function fileNames(names: FileNames): string[] {
  const { filename, matchFilename, cardFilename, thumbFilename, blurredFilename } = names
  return [filename, matchFilename, cardFilename, thumbFilename, blurredFilename]
}

/** Adds 120 random bits to the picture's id, so that the name of one file does not reveal the others. */
function fileName(id: string): string {
  return `${id}.${randomBytes(15).toString('base64url')}.webp`
}

const FILE_NAME = /^([\w-]{22})\.[\w-]{20}\.webp$/

/** The id of the picture in the name of one of its files. */
export function pictureIdIn(name: string): string | undefined {
  return FILE_NAME.exec(name)?.[1]
}
