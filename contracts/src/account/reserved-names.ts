/** Letters of other scripts, digits and signs that look like a Latin letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', '@4аαɑ'],
    ['b', 'ьв8'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁժ'],
    ['e', '3еєεҽ'],
    ['f', 'ϝ'],
    ['g', 'ɡց'],
    ['h', 'һնн'],
    ['i', '1!|іıιɩӏⅼ'],
    ['k', 'кκ'],
    ['l', 'ӏ'],
    ['m', 'мⅿ'],
    ['n', 'пηոռ'],
    ['o', '0оοօσ'],
    ['p', 'рρ'],
    ['r', 'гᴦ'],
    ['s', '5$ѕ'],
    ['t', 'тτ7'],
    ['u', 'υսц'],
    ['v', 'ѵν'],
    ['w', 'ѡԝ'],
    ['x', 'хχ'],
    ['y', 'уүγ'],
  ].flatMap(([letter = '', signs = '']) => Array.from(signs, (sign) => [sign, letter])),
)

/** Names of the site and its staff, in its languages and a few more: no member may pass for them. */
const RESERVED = new Set(
  wordsIn(
    `amberly admin admins administrator administrador administrateur administratorin amministratore administratoren
    yllapito yllapitaja moderator moderators moderador moderateur moderatore moderatorin webmaster sysadmin
    support supportteam helpdesk staff official servicedesk customerservice customersupport kundenservice
    kundendienst kundeservice kundtjanst klantenservice klantendienst asiakaspalvelu serviceclient servizioclienti
    atencionalcliente soporte assistenza obslugaklienta админ администратор модератор поддержка διαχειριστης`,
  ),
)

/** Whether a name could pass for staff: one of its words is reserved, or all of them together. */
export function isReservedName(name: string): boolean {
  // `Admin1` has a number, `4dmin` a digit for a letter.
  const withoutNumbers = name.replaceAll(/(?<!\p{L})\p{Nd}+|\p{Nd}+(?!\p{L})/gu, ' ')
  return [name, withoutNumbers].some((text) => {
    const words = wordsIn(text)
    return [...words, words.join('')].some(isReserved)
  })
}

function isReserved(word: string): boolean {
  // A small L looks like a capital I, and two letters together like another.
  const looks = [word, word.replaceAll('l', 'i'), word.replaceAll('rn', 'm'), word.replaceAll('vv', 'w')]
  return looks.some((look) => RESERVED.has(look))
}

/** The words of a text as they look to a hurried reader, in Latin letters: `4dmin_Ann` → `admin`, `ann`. */
function wordsIn(text: string): string[] {
  const parts = text.normalize('NFKD').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const latin = Array.from(parts.toLowerCase(), (sign) => LOOK_ALIKES[sign] ?? sign).join('')
  return latin
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
