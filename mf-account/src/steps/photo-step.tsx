import { Switch } from 'shared-ui/switch'
import { PhotoManager } from '../photos/photo-manager.tsx'
import { usePhotos } from '../photos/queries/use-photos.ts'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 4, the photos and whether visitors see the profile. */
export function PhotoStep({ profile: { visible_to_visitors }, ...props }: StepProps) {
  const t = useWords()
  const hasPhotos = (usePhotos().data?.photos.length ?? 0) > 0
  return (
    <StepForm
      {...props}
      step={4}
      above={<PhotoManager isCompact />}
      initial={{ visible_to_visitors }}
      check={(_, changed) => ({ body: { step: 4, ...changed } })}
      isEmpty={(values) => !hasPhotos && values.visible_to_visitors === visible_to_visitors}
    >
      {({ values, change }) => (
        <Switch
          name="visible_to_visitors"
          isSelected={values.visible_to_visitors}
          onChange={(isVisible) => change({ visible_to_visitors: isVisible })}
          description={t('profileFields.visible.note')}
        >
          {t('profileFields.visible.label')}
        </Switch>
      )}
    </StepForm>
  )
}
