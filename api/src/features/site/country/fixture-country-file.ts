import ipaddr from 'ipaddr.js'

// Writes files as the specification of the MaxMind DB format describes them: a binary tree of address bits, the data
// that its leaves point to, and metadata.

interface Node {
  readonly children: [Child, Child]
}
type Child = Node | { readonly country: string } | undefined

interface FileOptions {
  readonly type?: string
  readonly ipVersion?: 4 | 6
}

const SEPARATOR = Buffer.alloc(16)
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
const TYPES = { text: 2, uint16: 5, uint32: 6, map: 7 } as const

/** A MaxMind database that knows the countries of these networks, such as `192.0.2.0/24`. */
export function countryDatabase(
  networks: Readonly<Record<string, string>>,
  { type = 'GeoLite2-Country', ipVersion = 6 }: FileOptions = {},
): Buffer {
  const root: Node = { children: [undefined, undefined] }
  for (const [network, country] of Object.entries(networks)) add(root, bitsOf(network, ipVersion), country)
  const nodes = nodesOf(root)
  const codes = [...new Set(Object.values(networks))]
  const entries = codes.map((code) => map({ country: map({ iso_code: text(code) }) }))
  const offsetOf = (code: string) =>
    entries.slice(0, codes.indexOf(code)).reduce((sum, entry) => sum + entry.length, 0)
  const record = (child: Child) => {
    if (child === undefined) return nodes.length
    if ('children' in child) return nodes.indexOf(child)
    return nodes.length + SEPARATOR.length + offsetOf(child.country)
  }
  const metadata = map({
    binary_format_major_version: number('uint16', 2),
    binary_format_minor_version: number('uint16', 0),
    build_epoch: number('uint32', 1_700_000_000),
    database_type: text(type),
    ip_version: number('uint16', ipVersion),
    node_count: number('uint32', nodes.length),
    record_size: number('uint16', 24),
  })
  const tree = nodes.flatMap(({ children }) => children.map((child) => big(record(child), 3)))
  return Buffer.concat([...tree, SEPARATOR, ...entries, MARKER, metadata])
}

/** The bits of a network's prefix. IPv4 is at the beginning of a tree for both, under 96 zeros. */
function bitsOf(network: string, ipVersion: 4 | 6): number[] {
  const [address, length] = ipaddr.parseCIDR(network)
  const bits = address
    .toByteArray()
    .flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1))
  const before = address.kind() === 'ipv4' && ipVersion === 6 ? Array<number>(96).fill(0) : []
  return [...before, ...bits.slice(0, length)]
}

function add(root: Node, bits: readonly number[], country: string) {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const known = node.children[bit]
    const next: Node = known && 'children' in known ? known : { children: [undefined, undefined] }
    node.children[bit] = next
    node = next
  }
  node.children[bits.at(-1) ?? 0] = { country }
}

function nodesOf(node: Node): Node[] {
  return [node, ...node.children.flatMap((child) => (child && 'children' in child ? nodesOf(child) : []))]
}

function big(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** The byte before a value: its type and, below 29, its size. */
const head = (type: keyof typeof TYPES, size: number) => Buffer.from([(TYPES[type] << 5) | size])

const text = (value: string) => Buffer.concat([head('text', value.length), Buffer.from(value)])

function number(type: 'uint16' | 'uint32', value: number): Buffer {
  const bytes = type === 'uint16' ? 2 : 4
  return Buffer.concat([head(type, bytes), big(value, bytes)])
}

function map(values: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(values)
  return Buffer.concat([
    head('map', entries.length),
    ...entries.flatMap(([key, value]) => [text(key), value]),
  ])
}
