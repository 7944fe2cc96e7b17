import { ageOn, isFieldShown, nameAndAge } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { findPhotos } from '../photos/gallery.ts'
import { shownPhotos } from '../photos/shown-photos.ts'
import { findUnchecked } from '../visibility/find-other.ts'
import { memberVisibility } from '../visibility/member-visibility.ts'
import { shownFields } from './shown-fields.ts'

const VISITOR = { isVisitor: true, isOwn: false, isBlocked: false, hasBlocked: false }

interface ProfilePage {
  readonly brand: Brand
  readonly id: string
  /** The site's origin: link previews need the absolute URL of the picture. */
  readonly origin: string
  readonly now: Date
}

/**
 * A profile page's title, description and picture for search engines and link previews. They hold only what
 * every visitor may see, whoever the viewer is: of photos, only an approved one (§3).
 */
export async function profileHead(db: Queryable, { brand, id, origin, now }: ProfilePage) {
  const found = await findUnchecked(db, brand.id, null, id)
  if (!found) return {}
  const isForVisitors = found.isVisibleToVisitors
  if (memberVisibility({ isActive: found.status === 'active', isForVisitors }, VISITOR) !== 'shown') return {}
  const photos = shownPhotos(await findPhotos(db, { brandId: brand.id, memberId: id }), {
    role: 'visitor',
    isForVisitors,
  })
  const main = photos.find(({ is_main }) => is_main)
  const { name: site, cdn_prefix } = brand.settings
  const isAgeShown = isFieldShown('date_of_birth', brand.settings)
  const member = nameAndAge({ name: found.name, ...(isAgeShown && { age: ageOn(found.dateOfBirth, now) }) })
  const { region } = shownFields(found, brand.settings)
  return {
    title: `${member} – ${site}`,
    description: region ? `${member}, ${region.name}` : member,
    ...(main && { image: new URL(cdn_prefix + main.filename, origin).href }),
  }
}
