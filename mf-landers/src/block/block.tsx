import type { LanderBlock } from 'contracts'
import type * as z from 'contracts/schema'
import type { ComponentType, ReactNode } from 'react'
import type { SignupPromise } from 'shared-state/signup-occasion'
import type { useWords } from '../use-words.ts'

type Words = ReturnType<typeof useWords>

interface BlockParts<Props extends object> {
  readonly type: string
  /** The version of the props. A document with a later one is of no use to this code. */
  readonly bv: number
  readonly props: z.ZodMiniType<Props>
  readonly Draw: ComponentType<Props>
  /** By each earlier version: what the next one has beyond it, in the words that are built in. */
  readonly former?: Readonly<Record<number, (t: Words) => Partial<Props>>>
  /** Whether its title can be that of the page. By default it can if there is one. */
  readonly mayLead?: (props: Props) => boolean
  /** The picture that the signup keeps in sight, as an address. */
  readonly still?: (props: Props) => string | undefined
  /** Loads what else it needs; the page waits for it. */
  readonly start?: () => Promise<unknown>
  /** Props with which a new document begins instead of those that the template has built in. */
  readonly starting?: Partial<Props>
}

/** A type of block, whatever its props. */
export interface Block extends Pick<BlockParts<object>, 'type' | 'bv' | 'starting'> {
  /** The schema of its props, from which the studio derives a form. */
  readonly props: z.ZodMiniType

  /** The block on the page; undefined if these are not its props. */
  readonly draw: (props: unknown) => ReactNode | undefined

  /** Whether the title of this block can be that of the page. */
  readonly mayLead: (props: unknown) => boolean

  /** The signup keeps this in sight: the block's title, and its picture if it has one. */
  readonly promise: (props: unknown) => SignupPromise

  readonly start: () => Promise<unknown>

  /** The props that this version lacks, in built-in words; undefined for an unknown version. */
  readonly lacking: (bv: number, t: Words) => Readonly<Record<string, unknown>> | undefined
}

/** The props of a document's block as this version of its type has them; undefined if it cannot. */
export function presentProps(block: Block, { bv, props }: Pick<LanderBlock, 'bv' | 'props'>, t: Words) {
  const lacking = block.lacking(bv, t)
  return lacking && { ...lacking, ...props }
}

/** Defines a type of block. `of` makes one for a document, with props that the compiler checks. */
export function defineBlock<Props extends object>({
  type,
  bv,
  props,
  Draw,
  mayLead = hasTitle,
  still = () => undefined,
  start = () => Promise.resolve(),
  starting = {},
  former = {},
}: BlockParts<Props>) {
  return {
    type,
    bv,
    props,
    start,
    starting,
    lacking(version: number, t: Words) {
      if (version > bv) return undefined
      const steps = Array.from({ length: bv - version }, (_, index) => former[version + index])
      if (steps.includes(undefined)) return undefined
      return Object.assign({}, ...steps.map((step) => step?.(t))) as Readonly<Record<string, unknown>>
    },
    draw(value: unknown) {
      const { data } = props.safeParse(value)
      return data && <Draw {...data} />
    },
    mayLead(value: unknown) {
      const { data } = props.safeParse(value)
      return data !== undefined && mayLead(data)
    },
    promise(value: unknown) {
      const { data } = props.safeParse(value)
      const picture = data && still(data)
      return {
        title: data && 'title' in data ? String(data.title) : '',
        pictures: picture === undefined ? [] : [picture],
      }
    },
    of: (id: string, own: Props) => ({ id, type, bv, props: own as LanderBlock['props'] }),
  }
}

function hasTitle(props: object) {
  return 'title' in props && props.title !== ''
}
