import type { Locale } from 'contracts'
import da from './names/da.json' with { type: 'json' }
import de from './names/de.json' with { type: 'json' }
import en from './names/en.json' with { type: 'json' }
import es from './names/es.json' with { type: 'json' }
import fi from './names/fi.json' with { type: 'json' }
import fr from './names/fr.json' with { type: 'json' }
import it from './names/it.json' with { type: 'json' }
import nb from './names/nb.json' with { type: 'json' }
import nl from './names/nl.json' with { type: 'json' }
import pl from './names/pl.json' with { type: 'json' }
import sv from './names/sv.json' with { type: 'json' }

/** English is the source: every other language must have its keys, or this does not compile. */
export const giftNames: Readonly<Record<Locale, typeof en>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }
