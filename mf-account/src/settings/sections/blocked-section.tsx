import { getBlocks } from 'contracts'
import { Loaded } from '../../components/loaded.tsx'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { useWords } from '../../use-words.ts'
import { Section } from '../section.tsx'
import { BlockedMember } from './blocked-member.tsx'
import classes from './rows.module.css'

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
