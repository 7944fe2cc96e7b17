import { paths } from 'contracts'
import { Link } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import classes from './signup.module.css'

/** The terms and the privacy policy that a signup accepts. They open in a new tab, which keeps the form. */
export function SignupConsent() {
  const t = useWords()
  const newTabLabel = t('ways.newTab')
  return (
    <div className={classes.consent}>
      <p>{t('signup.consent')}</p>
      <p className={classes.ways}>
        <Link href={paths['pages-terms']} isStandalone newTabLabel={newTabLabel}>
          {t('signup.terms')}
        </Link>
        <Link href={paths['pages-privacy']} isStandalone newTabLabel={newTabLabel}>
          {t('signup.privacy')}
        </Link>
      </p>
    </div>
  )
}
