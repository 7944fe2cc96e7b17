/** Words by which the site speaks of itself and its staff, in its languages: no member may pass for them. */
const RESERVED = new Set(
  `amberly admin admins administrator administrador administrateur administratorin amministratore administratoren
  yllapito yllapitaja moderator moderators moderador moderateur moderatore moderatorin webmaster sysadmin
  support supportteam helpdesk staff official servicedesk customerservice customersupport kundenservice
  kundendienst kundeservice kundtjanst klantenservice klantendienst asiakaspalvelu serviceclient servizioclienti
  atencionalcliente soporte assistenza obslugaklienta`.split(/\s+/),
)

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

/** The name's words as they look to a hurried reader, in Latin letters: `4dmin_Ann` → `admin`, `ann`. */
function wordsIn(name: string): string[] {
  const text = name.normalize('NFKD').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const latin = Array.from(text.toLowerCase(), (sign) => LOOK_ALIKES[sign] ?? sign).join('')
  return latin
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

/** Whether a name could pass for one of the site's staff: one of its words is reserved, or all of them together. */
export function isReservedName(name: string): boolean {
  const words = wordsIn(name)
  const joined = words.join('')
  return [...words, joined].some((word) => RESERVED.has(word) || isLlForI(word))
}

/** `admln` shows as `admIn`: a small L and a capital I look the same. */
function isLlForI(word: string): boolean {
  return word.includes('l') && RESERVED.has(word.replaceAll('l', 'i'))
}
