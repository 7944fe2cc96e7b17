import { discardStaffBrand } from 'contracts'
import { useState } from 'react'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { lookAtBrandsAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from '../brands.module.css'
import { Changes } from './changes.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { BrandAnswer } from './with-draft.ts'

/** Tells what publishing would change and what stands in its way, with the buttons for both ends of a draft. */
export function Draft({ brand }: { readonly brand: BrandAnswer }) {
  const t = useWords()
  const problemText = useProblemText()
  const call = useStaffCall()
  const [isPublishing, setPublishing] = useState(false)
  const discarding = useMutation({ mutationFn: () => call(discardStaffBrand), onSuccess: lookAtBrandsAgain })
  const { draft, is_open, live, problems } = brand
  if (!draft && is_open) return <p className={classes.muted}>{t('brands.noDraft')}</p>
  return (
    <Card className={classes.draft}>
      <h2>{t(is_open ? 'brands.draft' : 'brands.notOpen')}</h2>
      {!is_open && <p>{t('brands.notOpenNote')}</p>}
      {draft && <Changes was={live} is={draft.changes} />}
      {problems.length > 0 && (
        <Alert tone="warning" heading={t('brands.problems')}>
          <ul className={classes.list}>
            {problems.map(({ field, kind, names }) => (
              <li key={`${field} ${kind}`}>
                {t('brands.pair', {
                  name: t(`brands.fields.${field}`),
                  text: t(`brands.problem.${kind}`, { names: names.join(', ') }),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {discarding.error && <Alert tone="danger">{problemText(discarding.error)}</Alert>}
      <div className={classes.buttons}>
        <Button isDisabled={problems.length > 0} onPress={() => setPublishing(true)}>
          {t('brands.publish')}
        </Button>
        <PreviewButton />
        {draft && (
          <Button
            variant="quiet"
            isPending={discarding.isPending}
            pendingLabel={t('pending')}
            onPress={() => discarding.mutate()}
          >
            {t('brands.discard')}
          </Button>
        )}
      </div>
      <p className={classes.muted}>{t('brands.previewNote')}</p>
      {isPublishing && <PublishDialog brand={brand} onClose={() => setPublishing(false)} />}
    </Card>
  )
}
