import { previewStaffBrand } from 'contracts'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'

/** Opens the brand's own host with the draft in it, in another tab. */
export function PreviewButton() {
  const t = useWords()
  const problemText = useProblemText()
  const call = useStaffCall()
  const opening = useMutation({ mutationFn: openPreview })
  async function openPreview() {
    // Browsers let a page open a tab at the press, and not when the answer has come.
    const tab = window.open('', '_blank')
    try {
      const { address } = await call(previewStaffBrand)
      if (tab) tab.location.replace(address)
      else window.location.assign(address)
    } catch (error) {
      tab?.close()
      throw error
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        isPending={opening.isPending}
        pendingLabel={t('pending')}
        onPress={() => opening.mutate()}
      >
        {t('brands.preview')}
      </Button>
      {opening.error && <Alert tone="danger">{problemText(opening.error)}</Alert>}
    </>
  )
}
