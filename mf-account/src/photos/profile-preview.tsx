import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadProfileWords } from 'shared-state/profile-words'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'

const PreviewDialog = lazy(async () => {
  const [{ PreviewDialog }] = await Promise.all([import('./preview/preview-dialog.tsx'), loadProfileWords()])
  return { default: PreviewDialog }
})

/** A button that shows the member’s own profile as others see it. */
export function ProfilePreview() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {t('preview.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
