import { exportStaffLog } from 'contracts'
import { useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { saveFile } from '../components/save-file.ts'
import { useBrand } from '../session/brand-context.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { type LogFilters, queryOf } from './log-filters.ts'

/** Saves the entries that the filters show as a file for spreadsheets, which takes a fresh second factor. */
export function ExportLog({ filters }: { readonly filters: LogFilters }) {
  const t = useWords()
  const problemText = useProblemText()
  const brand = useBrand()
  const call = useStaffCall()
  const exporting = useMutation({
    mutationFn: () => call(exportStaffLog, { body: queryOf(filters) }),
    onSuccess({ csv, is_cut }) {
      saveFile(`log-${brand.id}.csv`, 'text/csv', csv)
      if (is_cut) toast({ title: t('log.cut') })
    },
    onError: (error) => toast({ tone: 'danger', title: problemText(error) }),
  })
  return (
    <Button
      variant="secondary"
      isPending={exporting.isPending}
      pendingLabel={t('pending')}
      onPress={() => exporting.mutate()}
    >
      {t('log.export')}
    </Button>
  )
}
