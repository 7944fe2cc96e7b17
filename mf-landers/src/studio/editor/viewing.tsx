import { type LanderContent, type Locale, languageNames, locales } from 'contracts'
import { Select } from 'shared-ui/select'
import { placesToTranslate } from '../document/places-to-translate.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './editor.module.css'

/** In the list of variants, the page without any. No variant's id looks like this. */
const BASE = 'BASE'

interface ViewingProps {
  readonly content: LanderContent
  readonly locale: Locale
  readonly variant: string | null
  readonly onLocale: (locale: Locale) => void
  readonly onVariant: (variant: string | null) => void
}

/** Chooses the language and the variant that the forms and the preview show. */
export function Viewing({ content, locale, variant, onLocale, onVariant }: ViewingProps) {
  const t = useStudioWords()
  const languages = locales.map((id) => {
    const places = placesToTranslate(content, id)
    const missing = places.reduce((sum, place) => sum + place.missing, 0)
    const outdated = places.reduce((sum, place) => sum + place.outdated, 0)
    const open = [
      ...(missing > 0 ? [t('parts.missing', { count: missing })] : []),
      ...(outdated > 0 ? [t('outdated.count', { count: outdated })] : []),
    ]
    return { id, label: languageNames[id], ...(open.length > 0 && { description: open.join(', ') }) }
  })
  return (
    <div className={classes.viewing}>
      <Select
        label={t('editor.language')}
        placeholder={t('texts.choose')}
        options={languages}
        value={locale}
        onChange={(next) => next && onLocale(next)}
      />
      {content.experiment && (
        <Select
          label={t('experiment.variant')}
          placeholder={t('texts.choose')}
          options={[
            { id: BASE, label: t('experiment.base') },
            ...content.experiment.variants.map(({ id }) => ({ id, label: id.toUpperCase() })),
          ]}
          value={variant ?? BASE}
          onChange={(next) => onVariant(next === BASE ? null : next)}
        />
      )}
    </div>
  )
}
