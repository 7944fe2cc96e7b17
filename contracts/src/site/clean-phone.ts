/** §9: a support phone number as it is shown and dialled, without hyphens and whitespace. */
export function cleanPhone(phone: string): string {
  return phone.replace(/[-\s]/g, '')
}
