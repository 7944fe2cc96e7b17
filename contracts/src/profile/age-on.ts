/** §3: full years on this day in UTC; someone born on 29 February turns a year older on 1 March. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`)
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const months = now.getUTCMonth() - born.getUTCMonth()
  const hadBirthday = months > 0 || (months === 0 && now.getUTCDate() >= born.getUTCDate())
  return hadBirthday ? years : years - 1
}
