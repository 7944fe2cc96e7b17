import { Switch } from 'shared-ui/switch'
import { PhotoManager } from '../photos/photo-manager.tsx'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 4, the photos and whether visitors see the profile. */
export function PhotoStep({ profile: { visible_to_visitors }, ...props }: StepProps) {
  const t = useWords()
  return (
    <StepForm
      {...props}
      step={4}
      above={<PhotoManager isCompact />}
      initial={{ visible_to_visitors }}
      check={(_, changed) => ({ body: { step: 4, ...changed } })}
      skip={{ step: 4 }}
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
