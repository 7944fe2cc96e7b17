/** Over HTTPS, the prefix prevents sibling hosts, and pages loaded over HTTP, from setting the cookie. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
