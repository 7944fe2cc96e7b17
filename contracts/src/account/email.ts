/** What is longer can be delivered nowhere: RFC 5321. */
const LONGEST = 254
const LONGEST_NAME = 64

/** Not every form that the standards allow: those that people have, so that a slip is noticed. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@.<>()[\]\\,;:"_]+\.)+[^\s@.<>()[\]\\,;:"_\d]{2,}$/u

/** §5: whether this can be an e-mail address. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  return (
    address.length <= LONGEST &&
    at <= LONGEST_NAME &&
    !address.includes('..') &&
    !address.startsWith('.') &&
    !address.includes('.@') &&
    ADDRESS.test(address)
  )
}
