import type { Locale } from 'contracts'

interface FailureWords {
  /** The text of a panel that shows if nothing of the page could be opened. */
  readonly text: string
  /** The same for a page that can be read. */
  readonly incomplete: string
  readonly retry: string
  /** Shown at each form, or in place of the page, if JavaScript is off. */
  readonly noScript: string
}

/** The sentences of the HTML for when the page's own code, and with it all other words, is lost. */
export const failureWords: Readonly<Record<Locale, FailureWords>> = {
  da: {
    text: 'Siden kunne ikke åbnes.',
    incomplete:
      'En del af siden kunne ikke indlæses, så knapper og formularer virker ikke. Tjek din forbindelse, og prøv igen.',
    retry: 'Prøv igen',
    noScript: 'Det her kræver JavaScript. Slå det til i browserens indstillinger, og genindlæs siden.',
  },
  de: {
    text: 'Die Seite konnte nicht geöffnet werden.',
    incomplete:
      'Ein Teil der Seite konnte nicht geladen werden, deshalb funktionieren Schaltflächen und Formulare nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
    noScript:
      'Dafür wird JavaScript benötigt. Aktiviere es in den Einstellungen deines Browsers und lade die Seite neu.',
  },
  en: {
    text: 'The page could not be opened.',
    incomplete:
      'Part of the page could not be loaded, so buttons and forms don’t work. Check your connection and try again.',
    retry: 'Try again',
    noScript: 'This needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  },
  es: {
    text: 'No se ha podido abrir la página.',
    incomplete:
      'Una parte de la página no se ha podido cargar, así que los botones y los formularios no funcionan. Comprueba tu conexión y vuelve a intentarlo.',
    retry: 'Reintentar',
    noScript:
      'Para esto hace falta JavaScript. Actívalo en los ajustes de tu navegador y vuelve a cargar la página.',
  },
  fi: {
    text: 'Sivua ei voitu avata.',
    incomplete:
      'Osaa sivusta ei voitu ladata, joten painikkeet ja lomakkeet eivät toimi. Tarkista yhteytesi ja yritä uudelleen.',
    retry: 'Yritä uudelleen',
    noScript: 'Tähän tarvitaan JavaScript. Ota se käyttöön selaimesi asetuksissa ja lataa sivu uudelleen.',
  },
  fr: {
    text: 'La page n’a pas pu s’ouvrir.',
    incomplete:
      'Une partie de la page n’a pas pu être chargée : les boutons et les formulaires ne fonctionnent pas. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    noScript:
      'JavaScript est nécessaire ici. Activez-le dans les paramètres de votre navigateur, puis rechargez la page.',
  },
  it: {
    text: 'Non è stato possibile aprire la pagina.',
    incomplete:
      'Una parte della pagina non è stata caricata, quindi pulsanti e moduli non funzionano. Controlla la connessione e riprova.',
    retry: 'Riprova',
    noScript: 'Qui serve JavaScript. Attivalo nelle impostazioni del browser e ricarica la pagina.',
  },
  nb: {
    text: 'Siden kunne ikke åpnes.',
    incomplete:
      'En del av siden kunne ikke lastes inn, så knapper og skjemaer virker ikke. Sjekk forbindelsen din og prøv igjen.',
    retry: 'Prøv igjen',
    noScript: 'Dette krever JavaScript. Slå det på i nettleserens innstillinger, og last inn siden på nytt.',
  },
  nl: {
    text: 'De pagina kon niet worden geopend.',
    incomplete:
      'Een deel van de pagina kon niet worden geladen, dus knoppen en formulieren werken niet. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    noScript:
      'Hiervoor is JavaScript nodig. Zet het aan in de instellingen van je browser en laad de pagina opnieuw.',
  },
  pl: {
    text: 'Nie udało się otworzyć strony.',
    incomplete:
      'Część strony się nie wczytała, dlatego przyciski i formularze nie działają. Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    noScript: 'Do tego potrzebny jest JavaScript. Włącz go w ustawieniach przeglądarki i odśwież stronę.',
  },
  sv: {
    text: 'Sidan kunde inte öppnas.',
    incomplete:
      'En del av sidan kunde inte läsas in, så knappar och formulär fungerar inte. Kontrollera din anslutning och försök igen.',
    retry: 'Försök igen',
    noScript: 'Det här kräver JavaScript. Slå på det i webbläsarens inställningar och ladda om sidan.',
  },
}
