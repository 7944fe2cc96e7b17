/**
 * Patterns of words by which someone asks for money, in the site's languages: ways to pay that leave no trace, and
 * requests. Words that people also use otherwise, such as “money” alone, are left out.
 */
export const MONEY_WORDS: readonly string[] = [
  // Ways to pay
  'western\\s?union',
  'money\\s?gram',
  'pay\\s?pal',
  'cash\\s?app',
  'venmo',
  'pay\\s?safe(?:\\s?card)?',
  'bitcoins?',
  'btc',
  'usdt',
  'crypto(?:currency|s)?',
  'krypto\\p{L}*',
  'gift\\s?cards?',
  'iban',
  // en
  '(?:send|lend|wire|transfer|borrow|loan)\\s+(?:\\p{L}+\\s+){0,3}(?:money|cash)',
  'need\\s+(?:\\p{L}+\\s+){0,2}money',
  // nl
  '(?:stuur|leen|maak)\\s+(?:\\p{L}+\\s+){0,3}geld',
  'geld\\s+(?:\\p{L}+\\s+){0,2}(?:lenen|overmaken|sturen)',
  'cadeaubon(?:nen)?',
  // de
  '(?:schick|leih|überweis)\\p{L}*\\s+(?:\\p{L}+\\s+){0,3}geld',
  'geld\\s+(?:\\p{L}+\\s+){0,2}(?:leihen|überweisen|schicken|senden)',
  'geschenkkarten?',
  // fr
  "(?:envo(?:yer|ie|yez)|prêt(?:er|e|ez)|virer?)\\s+(?:\\p{L}+[\\s’']+){0,3}argent",
  'virement',
  'cartes?\\s+cadeaux?',
  // es
  '(?:envía|envíame|enviar|manda|mándame|presta|préstame|prestar|transferir)\\s+(?:\\p{L}+\\s+){0,3}dinero',
  'tarjetas?\\s+(?:de\\s+)?regalo',
  // it
  '(?:invia|inviami|inviare|manda|mandami|presta|prestami|prestare)\\s+(?:\\p{L}+\\s+){0,3}(?:soldi|denaro)',
  'bonifico',
  // pl
  '(?:wyślij|wysłać|prześlij|przelej|pożycz|pożyczyć)\\s+(?:\\p{L}+\\s+){0,3}pieni(?:ądze|ędzy)',
  'blik\\p{L}*',
  // da, nb, sv
  '(?:send|sende|skicka|låna|lån|låne|överför|overfør)\\s+(?:\\p{L}+\\s+){0,3}(?:penge|penger|pengar)',
  'mobile\\s?pay',
  'swisha?',
  'vippse?',
  // fi
  '(?:lähetä|lainaa|siirrä)\\s+(?:\\p{L}+\\s+){0,3}rahaa',
  'lahjakort\\p{L}*',
]
