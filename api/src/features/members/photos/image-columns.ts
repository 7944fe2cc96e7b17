import type { Image } from 'contracts'
import { photo } from '../../../tables/members.ts'

type Row = typeof photo.$inferSelect

/** The columns that a query selects to show a photo. */
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

/** A photo as the pages get it; null if there is none or it was deleted. */
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
