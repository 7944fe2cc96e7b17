import { FREE_PHOTOS } from 'contracts'
import { DAY_MS } from '../../../api/src/time.ts'
import { randomOf } from '../random.ts'
import type { MemberRow } from '../town-rows.ts'

const WITHOUT_SHARE = 0.03
const PRIVATE_SHARE = 0.3

/** Weights of each number of photos, most with the three poses of a portrait; free members may not have more than three. */
const PREMIUM = { 1: 4, 2: 8, 3: 34, 4: 30, 5: 24 }
const FREE = { 1: 6, 2: 14, [FREE_PHOTOS]: 80 }

export interface GalleryPhoto {
  readonly isPrivate: boolean
  readonly createdAt: Date
}

/** The photos of a demo member, the main one first: few have none, most have three or more, and some are private. */
export function galleryOf({ id, isPaid, createdAt }: Pick<MemberRow, 'id' | 'isPaid' | 'createdAt'>) {
  // From a generator of its own, so that the rest of the world does not change.
  const random = randomOf(`gallery ${id}`)
  if (random.chance(WITHOUT_SHARE)) return []
  const count = Number(random.weighted<string>(isPaid ? PREMIUM : FREE))
  return Array.from({ length: count }, (_, index): GalleryPhoto => {
    const days = index === 0 ? 0 : random.next() * 30
    return {
      isPrivate: index > 0 && random.chance(PRIVATE_SHARE),
      createdAt: new Date(createdAt.getTime() + days * index * DAY_MS),
    }
  })
}
