import { readdirSync, readFileSync } from 'node:fs'
import { type Locale, lander, landerTemplates, locales, type Niche, nichePrefixes } from 'contracts'
import { addWords, word } from 'shared-state/i18n'
import { expect, test } from 'vitest'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import type { Template } from '../block/template.ts'

const niches = Object.keys(nichePrefixes).map(Number) as Niche[]

const files = readdirSync(import.meta.dirname).filter(
  (file) => file !== 'niche-line.ts' && !file.includes('.test.'),
)
const templates: Template[] = await Promise.all(
  files.map(
    async (file) => Object.values<Template>(await import(/* @vite-ignore */ `./${file}`))[0] as Template,
  ),
)

/** The words of a language; undefined for a key without a text. */
function wordsIn(locale: Locale) {
  startTestState({}, { locale })
  addWords(
    'mf-landers',
    locale,
    JSON.parse(readFileSync(new URL(`../words/${locale}.json`, import.meta.url), 'utf8')),
  )
  return (key: string, values: object = {}) => word('mf-landers', key, { ...values }) as string
}

const cases = templates.flatMap((template) => locales.map((locale) => ({ ...template, locale })))

test.each(cases)(
  '$name has a document of its own in $locale, in every niche',
  ({ blocks, builtIn, locale }) => {
    const t = wordsIn(locale)
    for (const niche of niches) {
      const own = { blocks: builtIn(t, niche) }
      expect(lander.parse(own)).toEqual(own)
      const drawn = own.blocks.map(({ type, bv, props }) =>
        blocks.find((block) => block.type === type && block.bv === bv)?.draw(props),
      )
      expect(drawn).not.toContain(undefined)
      const ids = own.blocks.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  },
)

test.each(templates.filter(({ name }) => (landerTemplates as readonly string[]).includes(name)))(
  '§2: the signup keeps the title of $name in sight, and its picture if it has one without faces',
  ({ name, blocks, builtIn }) => {
    const promises = builtIn(wordsIn('en'), 1).flatMap(({ type, props }) => {
      const block = blocks.find((one) => one.type === type)
      return block?.mayLead(props) ? [block.promise(props)] : []
    })
    const [{ title, pictures } = { title: '', pictures: [] }] = promises
    expect(title).not.toBe('')
    const hasScene = ['alonetonight', 'tinderswipe', 'transitionsvideolanding', 'video'].includes(name)
    expect(pictures).toHaveLength(hasScene ? 1 : 0)
  },
)
