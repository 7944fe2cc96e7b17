/** Over HTTPS the prefix keeps neighbouring hosts, and pages fetched without HTTPS, from setting the cookie. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
