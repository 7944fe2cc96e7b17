import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { openOverlay } from 'shared-state/overlays'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { maySearch } from '../faces/may-search.ts'
import type { Face } from '../faces/use-faces.ts'
import { useWords } from '../use-words.ts'
import { Collage } from './collage.tsx'
import classes from './hero.module.css'

/** The promise, the way in, and a few faces. */
export function Hero({ faces }: { readonly faces: readonly Face[] | undefined }) {
  const t = useWords()
  const { niche } = useSettings()
  return (
    <section className={classes['root']} data-scheme="dark">
      <div className={classes['words']}>
        {niche !== 1 && <p className={classes['niche']}>{t(`home.niche.${niche}`)}</p>}
        <h1>{t('home.title')}</h1>
        <p className={classes['lead']}>{t('home.promise')}</p>
        <div className={classes['ways']}>
          <Button size="large" onPress={() => openOverlay('signup')}>
            {t('home.join')}
          </Button>
          {maySearch() && (
            <Link to={paths.members} {...linkLook({ variant: 'inherit', isStandalone: true })}>
              {t('home.look')}
            </Link>
          )}
        </div>
      </div>
      <Collage faces={faces} />
    </section>
  )
}
