import type { Locale } from 'contracts'
import { wordsLoader } from 'shared-state/common-words'
import { wordsOf } from 'shared-state/i18n'
import da from './words/da.json'
import de from './words/de.json'
import en from './words/en.json'
import es from './words/es.json'
import fi from './words/fi.json'
import fr from './words/fr.json'
import it from './words/it.json'
import nb from './words/nb.json'
import nl from './words/nl.json'
import pl from './words/pl.json'
import sv from './words/sv.json'

const BUNDLE = 'shell-staff'

/** In the code of the frame: each file of its own would be listed in the shell's first file, which members load. */
const words: Readonly<Record<Locale, typeof en>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

/** The words of the back office's navigation, apart from the shell's own, so that members don't load them. */
export const useStaffWords = wordsOf<typeof en>(BUNDLE)

export const loadStaffWords = wordsLoader(BUNDLE, async (locale) => ({ default: words[locale] }))
