import { locales } from 'contracts'

type Edits = Readonly<Record<string, (source: string) => string>>

/** The title of the built-in document of the template, in every language. */
export const GREETING = 'Greetings from the pier'

/** Puts a line after the one that begins so. */
const after = (start: string, line: string) => (source: string) =>
  source.replace(start, `${start}\n  ${line}`)

/** Mf-landers with one more template, made of a block that no other version has: the steps of the how-to. */
export const WITH_POSTCARD: Edits = {
  'remote.ts': (source) =>
    source.replace('...landerTemplates.map(', "...[...landerTemplates, 'postcard'].map("),
  'src/index.ts': after('pages: {', "'landers-postcard-slug': () => import('./pages/landers/postcard'),"),
  'src/studio/document/template-modules.ts': after(
    'const modules = {',
    "postcard: async () => (await import('../../templates/postcard.ts')).postcard,",
  ),
  'src/blocks/postcard/postcard.tsx': () => `
    import * as z from 'contracts/schema'
    import { defineBlock } from '../../block/block.tsx'
    import { SignupLink } from '../../block/signup-link.tsx'

    const props = z.object({ title: z.string(), button: z.string() })

    export const card = defineBlock({
      type: 'postcard',
      bv: 1,
      props,
      Draw: ({ title, button }) => <section><h1>{title}</h1><SignupLink>{button}</SignupLink></section>,
    })`,
  'src/templates/postcard.ts': () => `
    import { card } from '../blocks/postcard/postcard.tsx'

    export const postcard = {
      name: 'postcard',
      blocks: [card],
      builtIn: (t) => [card.of('card', { title: t('landers.postcard.title'), button: t('home.join') })],
    }`,
  'src/pages/landers/postcard.tsx': () => `
    import { landerPage } from '../../documents/lander-page.tsx'
    import { postcard } from '../../templates/postcard.ts'

    export const { preload, Page } = landerPage(postcard)`,
  ...Object.fromEntries(
    locales.map((locale) => [
      `src/studio/words/${locale}.json`,
      (source: string) => {
        const words = JSON.parse(source)
        words.templates.postcard = 'Postcard'
        return JSON.stringify(words)
      },
    ]),
  ),
  ...Object.fromEntries(
    locales.map((locale) => [
      `src/words/${locale}.json`,
      (source: string) => {
        const words = JSON.parse(source)
        words.titles['landers-postcard-slug'] = GREETING
        words.landers.postcard = { title: GREETING }
        return JSON.stringify(words)
      },
    ]),
  ),
}
