/** The global name under which federation registers one version of a bundle. */
export function federationName(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_')
}
