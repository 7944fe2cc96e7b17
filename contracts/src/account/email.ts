/** No mail server accepts longer addresses: RFC 5321. */
const MAX_LENGTH = 254
const MAX_NAME_LENGTH = 64

/** Stricter than the standards: addresses that people really have, so that typos are noticed. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@.<>()[\]\\,;:"_]+\.)+[^\s@.<>()[\]\\,;:"_\d]{2,}$/u

/** §5: whether this looks like an e-mail address. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  return (
    address.length <= MAX_LENGTH &&
    at <= MAX_NAME_LENGTH &&
    !address.includes('..') &&
    !address.startsWith('.') &&
    !address.includes('.@') &&
    ADDRESS.test(address)
  )
}
