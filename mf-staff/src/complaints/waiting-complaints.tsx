import { getCaseFigures, pathAtBrand, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Loaded } from '../components/loaded.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import classes from './complaints.module.css'

/** For the start page: how many complaints are open, and how many of those are late. */
export function WaitingComplaints() {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const query = useStaffRead(getCaseFigures)
  return (
    <Loaded query={query}>
      {({ figures }) => {
        const { waiting = 0, late = 0 } = figures.find(({ kind }) => kind === 'complaint') ?? {}
        return (
          <Link
            className={classes.figure}
            data-late={late > 0 || undefined}
            to={pathAtBrand(staffPaths['staff-complaints'], brand)}
          >
            <span>{t('complaints.waiting')}</span>
            <strong>{format.number(waiting)}</strong>
            {late > 0 && <Badge tone="danger">{t('moderation.lateCount', { count: late })}</Badge>}
          </Link>
        )
      }}
    </Loaded>
  )
}
