import {
  type LanderContent,
  type LanderProp,
  type LanderProps,
  type Locale,
  locales,
  type Niche,
} from 'contracts'
import type { Template } from '../../landers/template.ts'
import type { useWords } from '../../use-words.ts'
import { type FieldShape, shapeOf } from './field-shape.ts'

interface Dictionary {
  readonly [key: string]: string | Dictionary
}

type WordsByLocale = Readonly<Record<Locale, Dictionary>>

/** The words of every language: a new document begins with the texts that its template has built in. */
export async function loadAllWords(): Promise<WordsByLocale> {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, (await import(`../../words/${locale}.json`)).default] as const),
  )
  return Object.fromEntries(loaded) as WordsByLocale
}

interface Start {
  readonly template: Template
  readonly slug: string
  readonly niche: Niche
  readonly words: WordsByLocale
}

/** The document that a template has built in, in all languages. */
export function startingContent({ template, slug, niche, words }: Start): LanderContent {
  const byLocale = locales.map((locale) => {
    const t = ((key: string) => wordAt(words[locale], key)) as ReturnType<typeof useWords>
    return [locale, template.builtIn(t, niche)] as const
  })
  const [, first = []] = byLocale[0] ?? []
  const blocks = first.map(({ id, type, bv }, index) => {
    const shape = shapeOf((template.blocks.find((block) => block.type === type) ?? missing(type)).props)
    const props = byLocale.map(([locale, own]) => [locale, own[index]?.props] as const)
    return { id, type, bv, props: localize(shape, props) as LanderProps }
  })
  const textOf = (key: string) =>
    Object.fromEntries(locales.map((locale) => [locale, wordAt(words[locale], key)]))
  return {
    v: 1,
    kind: 'lander',
    template: template.name,
    slug,
    niche,
    meta: {
      title: textOf(`titles.landers-${template.name}-slug`) as LanderContent['meta']['title'],
      description: textOf('home.promise') as LanderContent['meta']['description'],
    },
    locales: [...locales],
    blocks,
  }
}

function missing(type: string): never {
  throw new Error(`The template has no block of the type ${type}.`)
}

function wordAt(words: Dictionary, key: string): string {
  let found: string | Dictionary | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : ''
}

type ByLocale = readonly (readonly [Locale, unknown])[]

/** Makes one value of those in each language: only texts differ. */
function localize(shape: FieldShape, values: ByLocale): LanderProp {
  const value = values[0]?.[1]
  switch (shape.kind) {
    case 'text':
      return Object.fromEntries(values) as LanderProp
    case 'group':
      return Object.fromEntries(
        shape.fields.map(([key, field]) => [
          key,
          localize(
            field,
            values.map(([locale, group]) => [locale, (group as Record<string, unknown>)[key]] as const),
          ),
        ]),
      )
    case 'list':
      return (value as readonly unknown[]).map((_, index) =>
        localize(
          shape.item,
          values.map(([locale, list]) => [locale, (list as readonly unknown[])[index]] as const),
        ),
      )
    case 'optional':
      return value === null ? null : localize(shape.inner, values)
    case 'choice':
    case 'fixed':
      return value as LanderProp
  }
}
