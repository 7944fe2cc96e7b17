import type { Locale } from 'contracts'
import da from './words/da.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fi from './words/fi.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import nb from './words/nb.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }

type Dictionary = typeof en

/** English is the source: every other language must have its keys, or this does not compile. */
const dictionaries: Readonly<Record<Locale, Dictionary>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

type KeyOf<D> = { [K in keyof D & string]: D[K] extends string ? K : `${K}.${KeyOf<D[K]>}` }[keyof D & string]

type WordKey = KeyOf<Dictionary>

/** Translates a key into one language: `t('hello', { name })`. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string>>) => string

export function wordsIn(locale: Locale): Translate {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>(
        (words, part) => (words as Readonly<Record<string, unknown>>)[part],
        dictionaries[locale],
      )
    return String(text).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
