import type { Locale } from 'contracts'
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nb from './nb.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }

const lines: Readonly<Record<Locale, readonly string[]>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

/** Lines to begin a conversation with. */
export function icebreakersIn(locale: Locale): string[] {
  return [...lines[locale]]
}
