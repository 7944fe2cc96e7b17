import type { Image } from 'contracts'
import { photo } from '../../../tables/members.ts'

type Row = typeof photo.$inferSelect

/** What a query selects of a photo to show it. */
export const imageColumns = {
  filename: photo.filename,
  width: photo.width,
  height: photo.height,
  thumbFilename: photo.thumbFilename,
  cardFilename: photo.cardFilename,
  matchFilename: photo.matchFilename,
  thumbhash: photo.thumbhash,
  status: photo.status,
}

export type ImageRow = Pick<Row, keyof typeof imageColumns>

/** A photo for the pages; null where there is none, or none any more. */
export function imageOf(row: ImageRow | null): Image | null {
  if (!row || row.status === 'deleted') return null
  const { filename, width, height, thumbhash, status } = row
  return {
    filename,
    width,
    height,
    thumb_filename: row.thumbFilename,
    card: row.cardFilename,
    match: row.matchFilename,
    thumbhash,
    status,
  }
}
