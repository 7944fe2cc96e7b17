import type { ReactNode } from 'react'
import { useMutation } from 'shared-state/query'
import { Switch } from 'shared-ui/switch'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

interface SavedSwitchProps {
  /** What the server has. */
  readonly isOn: boolean
  /** Saves it, and puts the answer where the page reads it. */
  readonly save: (isOn: boolean) => Promise<void>
  /** Names it in full where its words alone would not. */
  readonly 'aria-label'?: string
  readonly description?: ReactNode
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** Moves at once and is saved at once; what could not be saved moves back and says why. */
export function SavedSwitch({ isOn, save, children, ...props }: SavedSwitchProps) {
  const t = useWords()
  const say = useProblemWords()
  const saving = useMutation({
    mutationFn: save,
    // One after the other: each answer says how everything is, and an older one must not come last.
    scope: { id: 'settings' },
  })
  return (
    <Switch
      {...props}
      isSelected={saving.isPending ? saving.variables : isOn}
      isPending={saving.isPending}
      pendingLabel={t('settings.saving')}
      onChange={(next) => saving.mutate(next)}
      errorMessage={saving.isError && say.ofError(saving.error)}
    >
      {children}
    </Switch>
  )
}
