import { href, type ProfileSummary } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useId } from 'react'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { linkLook } from 'shared-ui/link'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../../use-words.ts'
import { ChatAvatar } from '../chat-avatar.tsx'
import classes from './new-matches.module.css'

/** Pictures shown; the page of likes has all. */
const SHOWN = 15

interface NewMatchesProps {
  readonly matches: readonly ProfileSummary[]
  readonly headingLevel: 2 | 3
}

/** Matches with whom nobody has written yet: each picture opens a conversation. */
export function NewMatches({ matches, headingLevel }: NewMatchesProps) {
  const t = useWords()
  const heading = useId()
  const { fictional_singular } = useSettings()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div className={classes.head}>
        <Heading id={heading} className={classes.heading}>
          {t('list.matches.heading')}
        </Heading>
        {matches.length > SHOWN && (
          <Link to={href('likes-type', { type: 'matches' })} {...linkLook({ isStandalone: true })}>
            {t('list.matches.all')}
          </Link>
        )}
      </div>
      <ul role="list" className={classes.strip}>
        {matches.slice(0, SHOWN).map((profile) => (
          <li key={profile.id}>
            <Link className={classes.match} to={href('members-id-chat', { id: profile.id })}>
              <ChatAvatar className={classes.picture} profile={profile} />
              <Spoken>{t('list.matches.write', { name: profile.name })}</Spoken>
              <bdi aria-hidden="true" className={classes.name}>
                {profile.name}
              </bdi>
              {profile.is_fictional && (
                <FictionalBadge look="soft" className={classes.mark}>
                  {fictional_singular}
                </FictionalBadge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
