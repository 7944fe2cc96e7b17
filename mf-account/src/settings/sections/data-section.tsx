import { exportMember, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from '../forms/setting-form.module.css'
import { SettingsSection } from '../settings-section.tsx'

/** A download of the member's data, and a link to complaints. */
export function DataSection() {
  const t = useWords()
  return (
    <SettingsSection id="data" lead={t('settings.data.lead')}>
      <p className={classes.ways}>
        <a href={`${exportMember.path}?zip=1`} download {...buttonLook({ variant: 'secondary' })}>
          {t('settings.data.export')}
        </a>
        <Link to={paths.complaints} {...linkLook({ isStandalone: true })}>
          {t('settings.data.complain')}
        </Link>
      </p>
    </SettingsSection>
  )
}
