import { getCaseFigures } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Loaded } from '../components/loaded.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { moderatedKinds, queuePath } from './moderated-kinds.ts'
import classes from './waiting.module.css'

/** For the start page: how many cases of each kind wait, and how many of those are late. */
export function Waiting() {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const query = useStaffRead(getCaseFigures)
  return (
    <section aria-label={t('moderation.waits')}>
      <Loaded query={query}>
        {({ figures }) => (
          <ul className={classes.kinds}>
            {moderatedKinds.map((kind) => {
              const { waiting = 0, late = 0 } = figures.find((figure) => figure.kind === kind) ?? {}
              return (
                <li key={kind} data-late={late > 0 || undefined}>
                  <Link to={queuePath(brand, kind)}>
                    <span>{t(`moderation.kinds.${kind}`)}</span>
                    <strong>{format.number(waiting)}</strong>
                    {late > 0 && <Badge tone="danger">{t('moderation.lateCount', { count: late })}</Badge>}
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
