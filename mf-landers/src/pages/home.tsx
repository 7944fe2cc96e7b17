import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { Card } from 'shared-ui/card'
import { homePromises } from '../home-promises.ts'
import { useWords } from '../use-words.ts'
import classes from './home.module.css'

const PROMISES = ['free', 'pay', 'real'] as const

/** A visitor's home: what the site offers, with links to the search and the prices. */
export function Page() {
  const t = useWords()
  const promises = homePromises(useSettings())
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
              <p>{promises[promise].map((key) => t(key)).join(' ')}</p>
            </Card>
          ))}
        </div>
      </section>
    </div>
  )
}
