import type { Locale } from 'contracts'

interface ManifestWords {
  readonly chats: string
  readonly likes: string
  readonly search: string
}

/** The shortcuts of the installed app's icon, named as in the navigation. */
export const manifestWords: Readonly<Record<Locale, ManifestWords>> = {
  da: { chats: 'Beskeder', likes: 'Likes', search: 'Find medlemmer' },
  de: { chats: 'Nachrichten', likes: 'Likes', search: 'Mitglieder suchen' },
  en: { chats: 'Messages', likes: 'Likes', search: 'Search members' },
  es: { chats: 'Mensajes', likes: 'Likes', search: 'Buscar gente' },
  fi: { chats: 'Viestit', likes: 'Tykkäykset', search: 'Etsi jäseniä' },
  fr: { chats: 'Messages', likes: 'Likes', search: 'Rechercher' },
  it: { chats: 'Messaggi', likes: 'Like', search: 'Cerca profili' },
  nb: { chats: 'Meldinger', likes: 'Likes', search: 'Finn medlemmer' },
  nl: { chats: 'Berichten', likes: 'Likes', search: 'Leden zoeken' },
  pl: { chats: 'Wiadomości', likes: 'Polubienia', search: 'Szukaj osób' },
  sv: { chats: 'Meddelanden', likes: 'Likes', search: 'Sök medlemmar' },
}
