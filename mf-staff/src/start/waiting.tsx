import { getCaseFigures, pathAtBrand, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Loaded } from '../components/loaded.tsx'
import { moderatedKinds, queuePath } from '../moderation/moderated-kinds.ts'
import { useBrand } from '../session/brand-context.ts'
import { hasRole } from '../session/has-role.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import classes from './waiting.module.css'

/** How many cases of each kind wait for somebody with these roles, and how many of those are late. */
export function Waiting() {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const query = useStaffRead(getCaseFigures)
  const cases = moderatedKinds.map((kind) => ({
    kind,
    title: t(`moderation.kinds.${kind}`),
    path: queuePath(brand, kind),
  }))
  const complaints = {
    kind: 'complaint',
    title: t('complaints.waiting'),
    path: pathAtBrand(staffPaths['staff-complaints'], brand),
  } as const
  const shown = [
    ...(hasRole(brand, ['moderator']) ? cases : []),
    ...(hasRole(brand, ['support']) ? [complaints] : []),
  ]
  return (
    <section aria-label={t('moderation.waits')}>
      <Loaded query={query}>
        {({ figures }) => (
          <ul className={classes.kinds}>
            {shown.map(({ kind, title, path }) => {
              const { waiting = 0, late = 0 } = figures.find((figure) => figure.kind === kind) ?? {}
              return (
                <li key={kind} data-late={late > 0 || undefined}>
                  <Link to={path}>
                    <span>{title}</span>
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
