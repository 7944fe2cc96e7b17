import { ageOn, nameAndAge } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { findAnybody } from '../access/find-other.ts'
import { seenMember } from '../access/seen-member.ts'
import { photosOf } from '../photos/gallery.ts'
import { shownPhotos } from '../photos/shown-photos.ts'

const ANYBODY = { isVisitor: true, isOwn: false, isBlocked: false, hasBlocked: false }

interface Asked {
  readonly brand: Brand
  readonly id: string
  /** Where people reach the site: whoever shows the picture elsewhere needs its whole address. */
  readonly origin: string
  readonly now: Date
}

/**
 * What a profile's page is called, and its picture, wherever its address is shared: no more than every visitor may see,
 * whoever asks, and so nothing of most members. Only an active photo is shown to visitors (§3).
 */
export async function profileHead(db: Queryable, { brand, id, origin, now }: Asked) {
  const found = await findAnybody(db, brand.id, null, id)
  if (!found) return {}
  const isForVisitors = found.isVisibleToVisitors
  if (seenMember({ isActive: found.status === 'active', isForVisitors }, ANYBODY) !== 'shown') return {}
  const photos = shownPhotos(await photosOf(db, { brandId: brand.id, memberId: id }), {
    role: 'visitor',
    isForVisitors,
  })
  const main = photos.find(({ is_main }) => is_main)
  const { name: site, cdn_prefix } = brand.settings
  return {
    title: `${nameAndAge({ name: found.name, age: ageOn(found.dateOfBirth, now) })} – ${site}`,
    ...(main && { image: new URL(cdn_prefix + main.filename, origin).href }),
  }
}
