import { Switch } from 'shared-ui/switch'
import { PhotoManager } from '../photos/photo-manager.tsx'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 4, the photo, and whether those who are not logged in see it. */
export function PhotoStep({ profile: { visible_to_visitors }, ...props }: StepProps) {
  const t = useWords()
  return (
    <StepForm
      {...props}
      step={4}
      above={<PhotoManager isCompact />}
      saved={{ visible_to_visitors }}
      read={(_, changed) => ({ body: { step: 4, ...changed } })}
      skip={{ step: 4 }}
    >
      {({ value, onChange }) => (
        <Switch
          name="visible_to_visitors"
          isSelected={value.visible_to_visitors}
          onChange={(isVisible) => onChange({ visible_to_visitors: isVisible })}
          description={t('profileFields.visible.note')}
        >
          {t('profileFields.visible.label')}
        </Switch>
      )}
    </StepForm>
  )
}
