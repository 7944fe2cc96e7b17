import classes from '../../components/form/fields.module.css'
import { useWords } from '../../use-words.ts'

/** The number of interests chosen, or how to begin, and what members agree to with the intimate ones. */
export function InterestCount({ count }: { readonly count: number }) {
  const t = useWords()
  return (
    <>
      <p className={classes.note} role="status">
        {count > 0 ? t('profileFields.interestsChosen', { count }) : t('profileFields.interestsNote')}
      </p>
      <p className={classes.note}>{t('profileFields.interestsConsent')}</p>
    </>
  )
}
