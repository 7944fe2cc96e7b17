import { type AnswerOf, duplicateLander, href, type LanderSummary, type listLanders } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { hasOwnAddress } from '../document/address-of.ts'
import { landersQuery } from '../queries/studio-queries.ts'
import { useErrorText } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './list.module.css'

interface DuplicateDialogProps {
  readonly lander: LanderSummary
  readonly brands: AnswerOf<typeof listLanders>['brands']
  readonly onClose: () => void
}

/** Makes a draft of a document for another brand, or under another address of this one. */
export function DuplicateDialog({ lander, brands, onClose }: DuplicateDialogProps) {
  const t = useStudioWords()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [slug, setSlug] = useState(lander.token ?? lander.slug)
  const [brand, setBrand] = useState(brands.find(({ is_own }) => !is_own)?.id ?? brands[0]?.id ?? '')
  const chosen = brands.find(({ id }) => id === brand)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(duplicateLander, { body: { id: lander.id, brand, ...(slug !== '' && { slug }) } }),
    onSuccess({ id }) {
      onClose()
      if (!chosen?.is_own)
        return toast({ tone: 'success', title: t('duplicate.done', { brand: chosen?.domain ?? '' }) })
      void queryClient.invalidateQueries({ queryKey: landersQuery.queryKey })
      return navigate(href('studio-id', { id }))
    },
  })
  return (
    <Dialog
      isOpen
      heading={t('duplicate.action')}
      closeLabel={t('editor.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button isPending={isPending} pendingLabel={t('editor.pending')} onPress={() => mutate()}>
          {t('duplicate.action')}
        </Button>
      }
    >
      <div className={classes.form}>
        <Select
          label={t('duplicate.brand')}
          placeholder={t('texts.choose')}
          options={brands.map(({ id, domain }) => ({ id, label: domain }))}
          value={brand}
          onChange={(next) => next !== null && setBrand(next)}
        />
        {hasOwnAddress(lander) && (
          <TextField
            label={t('page.slug')}
            description={t(lander.kind === 'page' ? 'page.tokenHint' : 'page.slugHint')}
            value={slug}
            onChange={(next) => {
              if (error) reset()
              setSlug(next)
            }}
          />
        )}
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
      </div>
    </Dialog>
  )
}
