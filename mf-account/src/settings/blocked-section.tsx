import { getBlocks } from 'contracts'
import { useWords } from '../use-words.ts'
import { BlockedMember } from './blocked-member.tsx'
import { Loaded } from './loaded.tsx'
import classes from './rows.module.css'
import { Section } from './section.tsx'
import { useOwnQuery } from './use-own-query.ts'

/** §6: whom one has blocked. */
export function BlockedSection() {
  const t = useWords()
  const query = useOwnQuery(getBlocks)
  return (
    <Section id="blocked" lead={t('settings.blocked.lead')}>
      <Loaded query={query}>
        {({ blocked }) =>
          blocked.length === 0 ? (
            <p>{t('settings.blocked.none')}</p>
          ) : (
            <ul className={classes['rows']}>
              {blocked.map(({ profile, blocked_at }) => (
                <BlockedMember key={profile.id} profile={profile} blockedAt={blocked_at} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
