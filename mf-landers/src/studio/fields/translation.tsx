import type { Locale, Written } from 'contracts'
import { createContext, type ReactNode, use, useRef } from 'react'
import { Button } from 'shared-ui/button'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './fields.module.css'

interface Translations {
  readonly isOutdated: (text: Written, locale: Locale) => boolean
  /** The translation fits its English after all. */
  readonly settle: (text: Written, locale: Locale) => void
}

/** The translations of the document, as far as its fields know of them. */
export const Translations = createContext<Translations>({ isOutdated: () => false, settle() {} })

interface TranslationProps {
  readonly label: string
  readonly text: Written
  readonly locale: Locale
  /** The field. */
  readonly children: ReactNode
}

/** A field with a text in one language, and a way to say that it fits its English, which has changed since. */
export function Translation({ label, text, locale, children }: TranslationProps) {
  const t = useStudioWords()
  const root = useRef<HTMLDivElement>(null)
  const { isOutdated, settle } = use(Translations)

  function keep() {
    settle(text, locale)
    // The button goes.
    root.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  return (
    <div ref={root} className={classes.translation}>
      {children}
      {isOutdated(text, locale) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('outdated.settleOf', { field: label })}
          onPress={keep}
        >
          {t('outdated.settle')}
        </Button>
      )}
    </div>
  )
}
