import {
  type LanderContent,
  type LanderProp,
  type LanderProps,
  type Locale,
  type Localized,
  locales,
  type Niche,
} from 'contracts'
import type { Template } from '../../block/template.ts'
import type { useWords } from '../../use-words.ts'
import { hasOwnAddress } from './address-of.ts'
import { type FieldShape, shapeOf } from './field-shape.ts'
import { kindOf } from './template-modules.ts'

interface Dictionary {
  readonly [key: string]: string | Dictionary
}

export type WordsByLocale = Readonly<Record<Locale, Dictionary>>

/** The words of every language: a new document begins with the texts that its template has built in. */
export async function loadAllWords(): Promise<WordsByLocale> {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, (await import(`../../words/${locale}.json`)).default] as const),
  )
  return Object.fromEntries(loaded) as WordsByLocale
}

interface Start {
  readonly template: Template
  /** The last part of the address, where it has one of its own. */
  readonly slug: string
  readonly niche: Niche
  readonly words: WordsByLocale
}

/** The document that a template has built in, in all languages. */
export function startingContent({ template, slug, niche, words }: Start): LanderContent {
  const byLocale = locales.map((locale) => [locale, template.builtIn(wordsIn(words, locale), niche)] as const)
  const [, first = []] = byLocale[0] ?? []
  const blocks = first.map(({ id, type, bv }, index) => {
    const block = template.blocks.find((one) => one.type === type) ?? missing(type)
    const props = byLocale.map(([locale, own]) => [locale, own[index]?.props] as const)
    const localized = localize(shapeOf(block.props), props) as LanderProps
    return { id, type, bv, props: { ...localized, ...block.starting } }
  })
  const textOf = (key: string) =>
    Object.fromEntries(locales.map((locale) => [locale, wordAt(words[locale], key)]))
  const shared: Pick<LanderContent, 'v' | 'niche' | 'locales'> = { v: 1, niche, locales: [...locales] }
  if (template.name === 'page') return startingPage({ ...shared, slug, blocks })
  const kind = kindOf(template.name)
  const titles = { home: 'titles.index', member: 'chosen.title' } as const
  const title = kind === 'home' || kind === 'member' ? titles[kind] : `titles.landers-${template.name}-slug`
  return {
    ...shared,
    kind,
    template: kind === 'home' ? '' : template.name,
    slug: hasOwnAddress({ kind, template: template.name }) ? slug : '',
    meta: {
      title: textOf(title) as Localized,
      // Search engines don't list pages about a member.
      description: kind === 'member' ? { en: '' } : (textOf('home.promise') as Localized),
    },
    blocks,
  }
}

/** A page has no texts to begin with, so its address titles it: "Summer party" is at `/summer-party`. */
function startingPage({
  slug,
  blocks,
  ...shared
}: Pick<LanderContent, 'v' | 'niche' | 'slug' | 'locales' | 'blocks'>): LanderContent {
  const title = { en: slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ') }
  return {
    ...shared,
    kind: 'page',
    template: '',
    // Visitors find it by its token.
    slug: '',
    token: slug,
    locales: ['en'],
    meta: { title, description: { en: '' } },
    blocks: blocks.map((block) => ({ ...block, props: { ...block.props, title } })),
  }
}

function missing(type: string): never {
  throw new Error(`The template has no block of the type ${type}.`)
}

/** The words of a language, as the templates take them. */
export function wordsIn(words: WordsByLocale, locale: Locale) {
  return ((key: string) => wordAt(words[locale], key)) as ReturnType<typeof useWords>
}

function wordAt(words: Dictionary, key: string): string {
  let found: string | Dictionary | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : ''
}

type ByLocale = readonly (readonly [Locale, unknown])[]

/** Makes one value of those in each language: only texts differ. */
export function localize(shape: FieldShape, values: ByLocale): LanderProp {
  const value = values[0]?.[1]
  switch (shape.kind) {
    case 'text':
    case 'rich':
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
