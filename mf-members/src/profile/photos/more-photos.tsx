import type { MemberPhoto, MemberProfile } from 'contracts'
import type { ReactNode } from 'react'
import { LargePhoto } from './large-photo.tsx'
import { PrivateTile } from './private-tile.tsx'

interface MorePhotosProps {
  readonly profile: MemberProfile
  /** The photos that the viewer can open. */
  readonly visible: readonly MemberPhoto[]
  /** How many of them stand further up. */
  readonly from: number
  readonly onOpen: (index: number) => void
  readonly heartOn: (photo: MemberPhoto, number: number) => ReactNode
  readonly className?: string | undefined
}

/** The photos after the first ones, and last the private ones, which the viewer needs premium for. */
export function MorePhotos({ profile, visible, from, onOpen, heartOn, className }: MorePhotosProps) {
  const locked = profile.photos.filter((photo) => photo.is_blurred)
  if (visible.length <= from && locked.length === 0) return null
  return (
    <ul role="list" className={className}>
      {visible.slice(from).map((photo, place) => (
        <li key={photo.id}>
          <LargePhoto
            photo={photo}
            number={from + place + 1}
            total={visible.length}
            onOpen={() => onOpen(from + place)}
            heart={heartOn(photo, from + place + 1)}
            sizes="(width >= 768px) 14rem, 50vw"
          />
        </li>
      ))}
      {locked[0] && (
        <li>
          <PrivateTile photo={locked[0]} name={profile.name} count={locked.length} />
        </li>
      )}
    </ul>
  )
}
