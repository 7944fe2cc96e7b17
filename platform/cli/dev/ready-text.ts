import type { DevEvent } from '../../bundling/development/dev-events.ts'

/** Describes a build in one line, or a failed build by the bundler's whole output. */
export function buildLine(event: DevEvent, ms: number): string {
  if (event.type === 'built') return `• ${event.bundle} built in ${Math.round(ms)} ms`
  return `\n${event.message}\n`
}

/** Tells the developer the address, and where each bundle comes from. */
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
    ...(site ? [`  the rest from  ${site.origin}`] : []),
    '',
  ].join('\n')
}
