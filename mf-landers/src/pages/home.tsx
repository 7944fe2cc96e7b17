import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './home.module.css'

const PROMISES = ['free', 'pay', 'real'] as const

/** A visitor's home: what the site offers, with links to the search and the prices. */
export function Page() {
  const t = useWords()
  return (
    <div className={classes['home']}>
      <section className={classes['hero']} data-scheme="dark">
        <h1>{t('home.title')}</h1>
        <p className={classes['lead']}>{t('home.lead')}</p>
        <div className={classes['ways']}>
          <Link to={paths.members} {...buttonLook({ size: 'large' })}>
            {t('home.search')}
          </Link>
          <Link to={paths.pricing} {...buttonLook({ size: 'large', variant: 'secondary' })}>
            {t('home.prices')}
          </Link>
        </div>
      </section>
      <section>
        <h2>{t('home.honest')}</h2>
        <div className={classes['promises']}>
          {PROMISES.map((promise) => (
            <Card key={promise} padding="large">
              <h3>{t(`home.${promise}.title`)}</h3>
              <p>{t(`home.${promise}.text`)}</p>
            </Card>
          ))}
        </div>
      </section>
    </div>
  )
}
