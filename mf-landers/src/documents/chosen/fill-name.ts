import { isolated, type LanderBlock, NAME_PLACEHOLDER } from 'contracts'

/** The text with the member's name where it is named. */
export function fillName(text: string, name: string): string {
  return text.replaceAll(NAME_PLACEHOLDER, () => isolated(name))
}

/** The blocks with the member's name in all their texts. */
export function fillNames(blocks: readonly LanderBlock[], name: string): LanderBlock[] {
  return blocks.map((block) => ({ ...block, props: fill(block.props, name) as LanderBlock['props'] }))
}

function fill(value: unknown, name: string): unknown {
  if (typeof value === 'string') return fillName(value, name)
  if (Array.isArray(value)) return value.map((one) => fill(one, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, name)]))
}
