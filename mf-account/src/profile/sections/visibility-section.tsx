import { useId } from 'react'
import { Card } from 'shared-ui/card'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { keepOwn } from '../../queries/keep-own.ts'
import { saveProfile } from '../../queries/save-profile.ts'
import { useWords } from '../../use-words.ts'
import classes from '../profile.module.css'
import type { SectionProps } from './section-props.ts'

/** Takes effect at once. */
export function VisibilitySection({ profile }: SectionProps) {
  const t = useWords()
  const headingId = useId()
  return (
    <Card role="region" aria-labelledby={headingId} padding="large" className={classes['section']}>
      <h2 id={headingId}>{t('profile.sections.visibility')}</h2>
      <SavedSwitch
        isOn={profile.visible_to_visitors}
        save={async (next) => keepOwn(await saveProfile({ visible_to_visitors: next }))}
        description={t('profileFields.visible.note')}
      >
        {t('profileFields.visible.label')}
      </SavedSwitch>
    </Card>
  )
}
