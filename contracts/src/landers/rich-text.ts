import * as z from 'contracts/schema'

/** A piece of text with bold, italics and links in it. JSON instead of HTML: there is nothing to sanitise. */
export type Inline =
  | string
  | { readonly b: readonly Inline[] }
  | { readonly i: readonly Inline[] }
  | { readonly a: string; readonly c: readonly Inline[] }

export type Paragraph = { readonly p: readonly Inline[] } | { readonly ul: readonly (readonly Inline[])[] }

/** A page of this site, or a secure one of another; an address or number to contact. */
const SAFE_LINK = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s\\?]+|tel:\+?\d+)$/

const link = z.string().check(z.maxLength(500), z.regex(SAFE_LINK))

const inline: z.ZodMiniType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ b: z.array(inline) }),
    z.object({ i: z.array(inline) }),
    z.object({ a: link, c: z.array(inline) }),
  ]),
)

const paragraph: z.ZodMiniType<Paragraph> = z.union([
  z.object({ p: z.array(inline) }),
  z.object({ ul: z.array(z.array(inline)) }),
])

export const richText = z.array(paragraph)

export type RichText = z.infer<typeof richText>
