import type { MemberProfile } from 'contracts'

/** Where a member lives, as much as they tell: the town, the region, the country. A town that names its region says it once. */
export function placeText(
  { city, region, country }: Pick<MemberProfile, 'city' | 'region' | 'country'>,
  countryName: (code: string) => string,
): string {
  const parts = [city, region?.name, country && countryName(country)]
  return [...new Set(parts.filter(Boolean))].join(', ')
}
