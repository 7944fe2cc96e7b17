import { rspack } from '@rspack/core'

/** A library's words in one language, as React Aria keeps them: `intl/overlays/da-DK.mjs`. */
const WORDS = /\/intl\/(?:[\w-]+\/)*([a-z]{2})-[A-Z]{2}\.mjs$/
/** What its dictionary takes where no other fits. */
const FALLBACK = 'en'
const NO_WORDS = 'data:text/javascript,export default undefined'

/** Leaves out what the libraries would say in languages that the site does not speak, which was most of their words. */
export function ownLanguages(locales: readonly string[]) {
  return new rspack.NormalModuleReplacementPlugin(WORDS, (resource) => {
    const language = WORDS.exec(resource.request)?.[1] ?? FALLBACK
    if (language !== FALLBACK && !locales.includes(language)) resource.request = NO_WORDS
  })
}
