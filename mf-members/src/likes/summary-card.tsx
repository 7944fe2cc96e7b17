import { ABOUT_TEXT, href } from 'contracts'
import type { ReactNode } from 'react'
import { Badge } from 'shared-ui/badge'
import { CardCaption } from '../components/card-caption.tsx'
import { FictionalMark } from '../components/fictional-mark.tsx'
import card from '../components/member-card.module.css'
import { MemberPicture } from '../components/member-picture.tsx'
import { useProfilePlace } from '../components/place/use-card-place.ts'
import { useWords } from '../use-words.ts'
import type { ListedProfile } from './like-types.ts'

interface SummaryCardProps {
  readonly profile: ListedProfile
  /** §4: a like whose profile the member has not opened yet. */
  readonly isNew: boolean
  /** Set if the member's like is about a photo or the text. */
  readonly about?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly isPriority?: boolean | undefined
  /** Shown below the picture, or positioned over it. */
  readonly children?: ReactNode
}

/** A member's card in a list of likes. Looks like a search card, from the fewer facts that a like carries. */
export function SummaryCard({ profile, isNew, about, headingLevel, isPriority, children }: SummaryCardProps) {
  const t = useWords()
  const { id, city = null, country = null } = profile
  const place = useProfilePlace({ city, country, region: null })
  return (
    <article className={card.root}>
      <MemberPicture
        className={card.picture}
        image={profile.main_image}
        alt=""
        isPriority={isPriority}
        sizes="(width >= 1200px) 15.5rem, (width >= 768px) 30vw, 50vw"
      >
        <CardCaption
          member={profile}
          to={href('likes-m-id', { id })}
          headingLevel={headingLevel}
          place={place}
          note={about && t(`likes.about.${about === ABOUT_TEXT ? 'text' : 'photo'}`)}
        />
      </MemberPicture>
      <div className={card.marks}>
        {isNew && <Badge tone="secondary">{t('likes.new')}</Badge>}
        {profile.is_fictional && <FictionalMark />}
      </div>
      {children}
    </article>
  )
}
