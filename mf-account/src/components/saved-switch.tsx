import type { ReactNode } from 'react'
import { useMutation } from 'shared-state/query'
import { Switch } from 'shared-ui/switch'
import { useProblemText, useWords } from '../use-words.ts'

interface SavedSwitchProps {
  /** The saved state. */
  readonly isOn: boolean
  /** Saves the new state and updates the cache that `isOn` comes from. */
  readonly save: (isOn: boolean) => Promise<void>
  /** The full name, for when the visible label is ambiguous. */
  readonly 'aria-label'?: string
  readonly description?: ReactNode
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** A switch that saves at once. If saving fails, it moves back and shows the error. */
export function SavedSwitch({ isOn, save, children, ...props }: SavedSwitchProps) {
  const t = useWords()
  const problemText = useProblemText()
  const saving = useMutation({
    mutationFn: save,
    // One at a time: every response contains all settings, so an older one must not arrive last.
    scope: { id: 'settings' },
  })
  return (
    <Switch
      {...props}
      isSelected={saving.isPending ? saving.variables : isOn}
      isPending={saving.isPending}
      pendingLabel={t('settings.saving')}
      onChange={(next) => saving.mutate(next)}
      errorMessage={saving.isError && problemText(saving.error)}
    >
      {children}
    </Switch>
  )
}
