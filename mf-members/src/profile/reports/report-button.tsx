import type { MemberPhoto } from 'contracts'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'

// Few pages of many are reported, and the form brings half of the kit.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

interface ReportButtonProps {
  readonly id: string
  readonly name: string
  /** Each of them can be reported by itself. */
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
