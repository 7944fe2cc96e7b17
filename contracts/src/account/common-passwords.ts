/** Popular passwords in the site's languages; digits and symbols around them make them no stronger. */
const WORDS = new Set(
  `password passwort kennwort motdepasse contrasena wachtwoord salasana losenord passord adgangskode kodeord haslo
  secret geheim hemlig hemmelig salaisuus segreto secreto tajne iloveyou loveyou jetaime tequiero teamo tiamo
  ichliebedich ikhouvanjou kochamcie minarakastan jagalskardig jegelskerdig letmein welcome willkommen bienvenue
  bienvenido benvenuto welkom velkommen valkommen tervetuloa witaj hello hallo bonjour hola ciao moikka czesc
  qwerty qwertz azerty abc abcd test tester admin administrator root user guest login changeme default master
  sunshine princess prinses prinzessin princesa principessa dragon monkey shadow superman batman spiderman pokemon
  starwars football fussball futbol voetbal calcio baseball basketball hockey liverpool arsenal chelsea barcelona
  realmadrid juventus bayern ajax feyenoord legia trustno whatever freedom flower chocolate summer sommer zomer
  winter internet computer mercedes ferrari porsche harley michael jordan jessica daniel charlie thomas andrea
  marina ashley nicole alexander schatz chouchou doudou loulou sexy fuckyou fuckme pussy dating single flirt amour
  liebe liefde love lover daddy babygirl superstar killer pepper ginger cookie butterfly angel engel`.split(
    /\s+/,
  ),
)

/** Keyboard walks and sequences. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
].flatMap((row) => [row, Array.from(row).toReversed().join('')])

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
  ł: 'l',
  ø: 'o',
}

/** Whether an attacker would try this password early. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return (
    // A birthday, a phone number, a house number.
    /^\d{0,10}$/.test(text) ||
    new Set(text).size < 4 ||
    ROWS.some((row) => row.includes(text)) ||
    [text, unitOf(text)].some((part) => WORDS.has(wordIn(part)))
  )
}

/** `lovelovelove` → `love`. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text
}

/** `P@ssw0rd123!` → `password`; strips accents. */
function wordIn(text: string): string {
  const bare = text.replace(/^[^\p{L}@$]+/u, '').replace(/[^\p{L}]+$/u, '')
  const plain = bare.replaceAll(/[0135@$łø]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
  return plain.normalize('NFD').replaceAll(/[^a-z]/g, '')
}
