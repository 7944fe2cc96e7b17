/** The name under which federation, and `window`, know one version of a bundle. */
export function federationName(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_')
}
