import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { openOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { BlockTitle } from '../../block/block-title.tsx'
import { maySearch } from '../../faces/may-search.ts'
import type { Face } from '../../faces/use-faces.ts'
import { Collage } from './collage.tsx'
import classes from './hero.module.css'

interface HeroProps {
  readonly kicker: string
  readonly title: string
  readonly text: string
  readonly button: string
  readonly look: string
  readonly faces: readonly Face[] | undefined
}

/** The promise, the way in, and a few faces. */
export function Hero({ kicker, title, text, button, look, faces }: HeroProps) {
  return (
    <section className={classes.root} data-scheme="dark">
      <div className={classes.words}>
        {kicker && <p className={classes.niche}>{kicker}</p>}
        <BlockTitle>{title}</BlockTitle>
        <p className={classes.lead}>{text}</p>
        <div className={classes.ways}>
          <Button size="large" onPress={() => openOverlay('signup')}>
            {button}
          </Button>
          {maySearch() && (
            <Link to={paths.members} {...linkLook({ variant: 'inherit', isStandalone: true })}>
              {look}
            </Link>
          )}
        </div>
      </div>
      <Collage faces={faces} />
    </section>
  )
}
