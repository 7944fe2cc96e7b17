import { rspack } from '@rspack/core'

/** A library's words in one language, in the layout of React Aria: `intl/overlays/da-DK.mjs`. */
const WORDS = /\/intl\/(?:[\w-]+\/)*([a-z]{2})-[A-Z]{2}\.mjs$/
/** The language that libraries fall back to. */
const FALLBACK = 'en'
const NO_WORDS = 'data:text/javascript,export default undefined'

/** Leaves out the libraries' words in languages that the site does not have, which were most of them. */
export function ownLanguages(locales: readonly string[]) {
  return new rspack.NormalModuleReplacementPlugin(WORDS, (resource) => {
    const language = WORDS.exec(resource.request)?.[1] ?? FALLBACK
    if (language !== FALLBACK && !locales.includes(language)) resource.request = NO_WORDS
  })
}
