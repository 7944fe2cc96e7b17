import { type Severity, type TextFlag, textFlags } from 'contracts'

/** An address, or a number of seven digits or more, however they are grouped. */
const CONTACT = [
  /[\p{L}\p{N}._-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}]/iu,
  /(?:^|\s)@[\p{L}\p{N}._]{3,}/u,
  /(?:\p{Nd}[\s().+/_-]*){7}/u,
  /\b(?:whats?\s?app|telegram|snap\s?chat|insta(?:gram)?|viber|wechat|kik|tik\s?tok|only\s?fans|discord)\b/iu,
]

const LINK = [
  /https?:|www\./iu,
  /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|me|app|link|xxx|eu|at|be|ch|de|dk|es|fi|fr|ie|it|nl|no|pl|se|uk)\b/iu,
]

/** Money in the languages of the site, and the ways in which scammers have it sent. */
const PAYMENT = [
  /\b(?:pay\s?pal|bitcoin|crypto|western\s?union|money\s?gram|gift\s?cards?|cash\s?app|revolut|iban|sugar\s?(?:daddy|mommy|baby))\b/iu,
  /(?:[€$£]|\b(?:eur|usd|gbp|chf|pln|kr)\b)\s?\d{2,}|\d{2,}\s?(?:[€$£]|(?:euros?|eur|dollars?|usd|pounds|gbp|chf|zł|pln|kr)(?!\p{L}))/iu,
]

/** An age under 18, said of oneself in one of the languages of the site. */
const AGE = [
  /(?<!\p{Nd})1[0-7]\s?(?:years?|yrs?|y\/?o|yo|jahre?|ans|años|anni|jaar|år|vuotta|vuotias|lat)(?!\p{L})/iu,
  /\b(?:i['’]?m|i am|ich bin|tengo|j['’]ai|ho|ik ben|jeg er|jag är|olen|mam)\s1[0-7](?=\s*(?:$|[.,!;)])|\s+(?:and|und|y|et|e|en|og|och|ja|i)\s)/iu,
]

const RULES: Readonly<Record<TextFlag, readonly RegExp[]>> = {
  'contact-details': CONTACT,
  link: LINK,
  payment: PAYMENT,
  age: AGE,
}

/** Looks for what a person should see in a text or a name. Nothing that is found holds it back. */
export function flagsIn(text: string): TextFlag[] {
  const plain = text.normalize('NFKC')
  return textFlags.filter((flag) => RULES[flag].some((rule) => rule.test(plain)))
}

export function severityOfFlags(flags: readonly TextFlag[]): Severity {
  if (flags.includes('age')) return 'urgent'
  return flags.includes('payment') ? 'high' : 'normal'
}
