import { MONEY_WORDS } from './money-words.ts'

/** Things in a first message that often begin a fraud. */
export type Risk = 'phone' | 'link' | 'money'

/** Digits in a phone number: fewer are a price, a year or an age; more are something else. */
const PHONE_DIGITS = { min: 8, max: 15 }

const NUMBER = /(?:\+|00)?\(?\d(?:[\s()./-]{0,2}\d){6,19}/gu
/** A date or a time is no phone number. */
const DATE = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}\s?-\s?\d{4})$/u
const LINK =
  /https?:\/\/|\bwww\.|(?:^|[^@\p{L}\d.])[\p{L}\d-]+\.(?:com|net|org|info|biz|app|link|site|online|shop|xyz|me|ly|io|gg|ru|eu|nl|de|be|uk|fr|es|it|pl|se|no|dk|fi)(?=$|[^\p{L}\d])/iu
/** IBAN: two letters, two digits, then groups. */
const ACCOUNT = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?\b/u

const MONEY = new RegExp(String.raw`(?<![\p{L}\d])(?:${MONEY_WORDS.join('|')})(?![\p{L}\d])`, 'iu')

/** Phone numbers, links and requests for money in a text. They cause a hint and never stop a message. */
export function findRisks(text: string): Risk[] {
  const plain = text.normalize('NFKC').replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
  const hasAccount = ACCOUNT.test(plain)
  const risks: Risk[] = []
  if (!hasAccount && hasPhone(plain)) risks.push('phone')
  if (LINK.test(plain)) risks.push('link')
  if (hasAccount || MONEY.test(plain)) risks.push('money')
  return risks
}

function hasPhone(text: string): boolean {
  return (text.match(NUMBER) ?? []).some((match) => {
    const digits = match.replaceAll(/\D/gu, '').length
    return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && !DATE.test(match)
  })
}
