/** No mail server accepts longer addresses: RFC 5321. */
const MAX_LENGTH = 254
const MAX_NAME_LENGTH = 64

/** Stricter than the standards: addresses that people really have, so that typos are noticed. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@.<>()[\]\\,;:"_%]+\.)+[^\s@.<>()[\]\\,;:"_%]{2,}$/u

/** Characters that don't show, or that turn the text around them: one address could pass for another. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/**
 * The form in which addresses are stored and compared: in lower case, with composed characters and the domain
 * in Punycode. A text that is no address is only trimmed and written in lower case.
 */
export function normalEmail(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  return at < 0 || domain === undefined ? address : `${address.slice(0, at)}@${domain}`
}

/** §5: whether this looks like an e-mail address. */
export function isEmail(text: string): boolean {
  const address = normalEmail(text)
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at)
  return (
    address.length <= MAX_LENGTH &&
    at <= MAX_NAME_LENGTH &&
    !address.includes('..') &&
    !address.startsWith('.') &&
    !address.includes('.@') &&
    !INVISIBLE.test(text.trim()) &&
    // Full-width letters, ligatures and the like look the same as plain ones.
    mailbox === mailbox.normalize('NFKC') &&
    asciiDomain(address.slice(at + 1)) !== undefined &&
    ADDRESS.test(address) &&
    /\.(?:xn--[a-z\d-]+|[a-z]{2,})$/.test(address)
  )
}

/** The domain as mail servers know it, `xn--exmple-cua.se`; undefined if there can be no such domain. */
function asciiDomain(domain: string): string | undefined {
  // URLs have other parts that end a host name, and turn numbers into addresses.
  if (!/^[^\s/?#:@\\%[\]]+\.[^\s/?#:@\\%[\].]+$/.test(domain)) return undefined
  const hostname = URL.parse(`http://${domain}`)?.hostname
  return hostname === undefined || hostname === '' ? undefined : hostname
}
