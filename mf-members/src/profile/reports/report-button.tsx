import type { MemberPhoto } from 'contracts'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'

// Loaded on demand: reports are rare, and the form needs half of the kit.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

interface ReportButtonProps {
  readonly id: string
  readonly name: string
  /** Photos that can be reported one by one. */
  readonly photos: readonly MemberPhoto[]
}

export function ReportButton(props: ReportButtonProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        <Flag aria-hidden="true" />
        {t('report.word')}
      </Button>
      <Suspense>{isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
