import { isolated, type MemberProfile } from 'contracts'

/** A member's town, region and country, as far as stated; a town and region of the same name show once. */
export function placeText(
  { city, region, country }: Pick<MemberProfile, 'city' | 'region' | 'country'>,
  countryName: (code: string) => string,
): string {
  const parts = [city && isolated(city), region?.name, country && countryName(country)]
  return [...new Set(parts.filter(Boolean))].join(', ')
}
