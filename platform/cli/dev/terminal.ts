import type { DevEvent } from '../../bundling/development/dev-events.ts'

/** What became of a build, in a line; of one that failed, everything that the bundler says. */
export function buildLine(event: DevEvent, ms: number): string {
  if (event.type === 'built') return `• ${event.bundle} built in ${Math.round(ms)} ms`
  return `\n${event.message}\n`
}

/** Where to look, and what is to be seen there. */
export function readyText(
  address: string,
  fromSource: readonly string[],
  published: readonly { readonly name: string; readonly version: string }[],
  site?: URL,
): string {
  const others = published
    .filter(({ name }) => !fromSource.includes(name))
    .map(({ name, version }) => `${name} ${version}`)
  return [
    '',
    `Ready at ${address}`,
    `  from source    ${fromSource.join(', ')}`,
    ...(others.length > 0 ? [`  as published   ${others.join(', ')}`] : []),
    ...(site ? [`  all else from  ${site.origin}`] : []),
    '',
  ].join('\n')
}
