import { DEFAULT_LOCALE, type LanderContent, languageNames, locales } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import type { Place } from '../document/place.ts'
import { placesToTranslate, type ToTranslate } from '../document/places-to-translate.ts'
import { useNumberedName } from '../fields/use-names.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './editor.module.css'
import { TranslationBadges } from './translation-badges.tsx'

interface LanguagesProps {
  readonly content: LanderContent
  readonly onShow: (place: Place) => void
}

/** Lists what is not translated, or no longer fits its English, language by language, with the ways there. */
export function Languages({ content, onShow }: LanguagesProps) {
  const t = useStudioWords()
  const nameOfBlock = useNumberedName()

  function nameOf({ block, variant }: ToTranslate) {
    const part = block === undefined ? t('editor.page') : nameOfBlock(content, block)
    return variant ? `${part} (${variant.toUpperCase()})` : part
  }

  const translations = locales.filter((locale) => locale !== DEFAULT_LOCALE)
  return (
    <div className={classes.panel}>
      <p>{t('languages.hint')}</p>
      <ul role="list">
        {translations.map((locale) => {
          const places = placesToTranslate(content, locale)
          const sum = (key: 'missing' | 'outdated') => places.reduce((total, place) => total + place[key], 0)
          return (
            <li key={locale} className={classes.language}>
              <strong lang={locale}>{languageNames[locale]}</strong>
              {places.length === 0 && <Badge tone="success">{t('languages.complete')}</Badge>}
              <TranslationBadges missing={sum('missing')} outdated={sum('outdated')} />
              {places.length > 0 && (
                <div className={classes.places}>
                  {places.map((place) => (
                    <Button
                      key={`${place.block}/${place.variant}`}
                      variant="secondary"
                      size="small"
                      aria-label={t('languages.show', {
                        place: nameOf(place),
                        language: languageNames[locale],
                      })}
                      onPress={() => onShow(place)}
                    >
                      {nameOf(place)}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
