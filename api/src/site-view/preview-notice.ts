import type { Locale } from 'contracts'
import { PREVIEW_END_PATH } from '../features/staff/brands/preview/previews.ts'

interface PreviewWords {
  readonly text: (brand: string) => string
  readonly end: string
}

const words: Readonly<Record<Locale, PreviewWords>> = {
  da: {
    text: (brand) =>
      `Forhåndsvisning af kladden til ${brand}. Kun du ser den, og det, du gør her, gælder det udgivne site.`,
    end: 'Afslut forhåndsvisningen',
  },
  de: {
    text: (brand) =>
      `Vorschau auf den Entwurf von ${brand}. Nur du siehst ihn, und was du hier tust, gilt für die veröffentlichte Seite.`,
    end: 'Vorschau beenden',
  },
  en: {
    text: (brand) =>
      `A preview of the draft of ${brand}. Only you see it, and anything you do here counts on the published site.`,
    end: 'End the preview',
  },
  es: {
    text: (brand) =>
      `Vista previa del borrador de ${brand}. Solo la ves tú, y lo que hagas aquí cuenta en el sitio publicado.`,
    end: 'Salir de la vista previa',
  },
  fi: {
    text: (brand) =>
      `Sivuston ${brand} luonnoksen esikatselu. Vain sinä näet sen, ja se, mitä teet täällä, koskee julkaistua sivustoa.`,
    end: 'Lopeta esikatselu',
  },
  fr: {
    text: (brand) =>
      `Aperçu du brouillon de ${brand}. Vous seul le voyez, et ce que vous faites ici compte sur le site publié.`,
    end: 'Quitter l’aperçu',
  },
  it: {
    text: (brand) =>
      `Anteprima della bozza di ${brand}. La vedi solo tu, e quello che fai qui vale sul sito pubblicato.`,
    end: 'Chiudi l’anteprima',
  },
  nb: {
    text: (brand) =>
      `Forhåndsvisning av utkastet til ${brand}. Bare du ser det, og det du gjør her, gjelder på det publiserte nettstedet.`,
    end: 'Avslutt forhåndsvisningen',
  },
  nl: {
    text: (brand) =>
      `Voorbeeld van het concept van ${brand}. Alleen jij ziet het, en wat je hier doet, telt op de gepubliceerde site.`,
    end: 'Voorbeeld sluiten',
  },
  pl: {
    text: (brand) =>
      `Podgląd wersji roboczej: ${brand}. Widzisz ją tylko Ty, a to, co tu robisz, liczy się w opublikowanym serwisie.`,
    end: 'Zakończ podgląd',
  },
  sv: {
    text: (brand) =>
      `Förhandsvisning av utkastet till ${brand}. Bara du ser det, och det du gör här gäller på den publicerade webbplatsen.`,
    end: 'Avsluta förhandsvisningen',
  },
}

/** The bar above the pages that an admin sees while they preview a draft. */
export function previewNotice(brand: string, locale: Locale) {
  const { text, end } = words[locale]
  return { text: text(brand), link: { text: end, href: PREVIEW_END_PATH } }
}
