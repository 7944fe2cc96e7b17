import { exportStaffLog } from 'contracts'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { saveFile } from '../components/save-file.ts'
import { usePress } from '../components/use-press.ts'
import { useBrand } from '../session/brand-context.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useWords } from '../use-words.ts'
import { type LogFilters, queryOf } from './log-filters.ts'

/** Saves the entries that the filters show as a file for spreadsheets, which takes a fresh second factor. */
export function ExportLog({ filters }: { readonly filters: LogFilters }) {
  const t = useWords()
  const brand = useBrand()
  const call = useStaffCall()
  const exporting = usePress(
    () => call(exportStaffLog, { body: queryOf(filters) }),
    ({ csv, is_cut }) => {
      saveFile(`log-${brand.id}.csv`, 'text/csv', csv)
      if (is_cut) toast({ title: t('log.cut') })
    },
  )
  return (
    <Button variant="secondary" pendingLabel={t('pending')} {...exporting}>
      {t('log.export')}
    </Button>
  )
}
