import type { SavedMethod } from 'contracts'
import { useRef, useState } from 'react'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { MethodMark } from '../checkout/methods/method-mark.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './repeat-order.module.css'
import { useForgetMethod } from './use-forget-method.ts'
import { useMethodName } from './use-method-name.ts'

/** The saved ways to pay, each with a button that removes it. */
export function SavedMethods({ saved }: { readonly saved: readonly SavedMethod[] }) {
  const t = useWords()
  const problemText = useProblemText()
  const nameOf = useMethodName()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<SavedMethod | null>(null)
  const { mutate, isPending, error, reset } = useForgetMethod(() => {
    setAsked(null)
    toast({ tone: 'success', title: t('repeatOrder.removed') })
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => heading.current?.focus())
  })

  function ask(method: SavedMethod | null) {
    reset()
    setAsked(method)
  }

  return (
    <section className={classes.saved}>
      <h2 ref={heading} tabIndex={-1}>
        {t('repeatOrder.saved')}
      </h2>
      {saved.length === 0 && <p>{t('repeatOrder.noneSaved')}</p>}
      <ul role="list">
        {saved.map((method) => (
          <li key={method.id}>
            <MethodMark {...method.option} />
            <span>{nameOf(method)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('repeatOrder.removeOne', { method: nameOf(method) })}
              onPress={() => ask(method)}
            >
              {t('repeatOrder.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && ask(null)}
        heading={t('repeatOrder.removeTitle', { method: asked ? nameOf(asked) : '' })}
        confirmLabel={t('repeatOrder.remove')}
        cancelLabel={t('repeatOrder.keep')}
        tone="danger"
        isPending={isPending}
        pendingLabel={t('repeatOrder.removing')}
        problem={error && problemText(error)}
        onConfirm={() => asked && mutate(asked.id)}
      >
        {t('repeatOrder.removeText')}
      </ConfirmDialog>
    </section>
  )
}
