import type { Locale } from 'contracts'
import { useState } from 'react'
import { changeLocale } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'

/** The chosen language: the one just picked, even while its words are loading. */
export function useLocaleChoice() {
  const current = useStore((store) => store.locale)
  const [picked, setPicked] = useState<Locale>()
  const choose = async (locale: Locale) => {
    setPicked(locale)
    try {
      await changeLocale(locale)
    } finally {
      setPicked(undefined)
    }
  }
  return { chosen: picked ?? current, choose }
}
