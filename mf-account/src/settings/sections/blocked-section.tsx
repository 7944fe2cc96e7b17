import { useQuery } from 'shared-state/query'
import { Loaded } from '../../components/loaded.tsx'
import { useWords } from '../../use-words.ts'
import { blocksQuery } from '../queries/blocks-query.ts'
import { SettingsSection } from '../settings-section.tsx'
import { BlockedMember } from './blocked-member.tsx'
import classes from './rows.module.css'

/** §6: the members that this member has blocked. */
export function BlockedSection() {
  const t = useWords()
  const query = useQuery(blocksQuery)
  return (
    <SettingsSection id="blocked" lead={t('settings.blocked.lead')}>
      <Loaded query={query}>
        {({ blocked }) =>
          blocked.length === 0 ? (
            <p>{t('settings.blocked.none')}</p>
          ) : (
            <ul className={classes.rows}>
              {blocked.map(({ profile, blocked_at }) => (
                <BlockedMember key={profile.id} profile={profile} blockedAt={blocked_at} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
