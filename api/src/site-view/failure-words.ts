import type { Locale } from 'contracts'

/** The text and button of the plain panel that shows if the page's own code, and with it all other words, is lost. */
export const failureWords: Readonly<Record<Locale, { readonly text: string; readonly retry: string }>> = {
  da: { text: 'Siden kunne ikke åbnes.', retry: 'Prøv igen' },
  de: { text: 'Die Seite konnte nicht geöffnet werden.', retry: 'Noch einmal versuchen' },
  en: { text: 'The page could not be opened.', retry: 'Try again' },
  es: { text: 'No se ha podido abrir la página.', retry: 'Reintentar' },
  fi: { text: 'Sivua ei voitu avata.', retry: 'Yritä uudelleen' },
  fr: { text: 'La page n’a pas pu s’ouvrir.', retry: 'Réessayer' },
  it: { text: 'Non è stato possibile aprire la pagina.', retry: 'Riprova' },
  nb: { text: 'Siden kunne ikke åpnes.', retry: 'Prøv igjen' },
  nl: { text: 'De pagina kon niet worden geopend.', retry: 'Opnieuw proberen' },
  pl: { text: 'Nie udało się otworzyć strony.', retry: 'Spróbuj ponownie' },
  sv: { text: 'Sidan kunde inte öppnas.', retry: 'Försök igen' },
}
