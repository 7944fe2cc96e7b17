import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { richText } from './rich-text.ts'

/** §2: the static pages, as in the names of their routes. */
export const pageNames = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'] as const

export type PageName = (typeof pageNames)[number]

const id = z.string().check(z.regex(/^[a-z][a-z\d-]{0,40}$/))

const parts = [
  z.object({ id, type: z.literal('lead'), props: z.object({ body: richText }) }),
  z.object({ id, type: z.literal('section'), props: z.object({ title: z.string(), body: richText }) }),
  /** A heading above the questions that follow. */
  z.object({ id, type: z.literal('group'), props: z.object({ title: z.string() }) }),
  z.object({ id, type: z.literal('question'), props: z.object({ title: z.string(), body: richText }) }),
  z.object({
    id,
    type: z.literal('cookies'),
    props: z.object({
      rows: z.array(z.object({ name: z.string(), purpose: z.string(), lasts: z.string() })),
    }),
  }),
] as const

/** §3: the company behind the brand. */
export const companyDetails = z.object({
  name: z.string(),
  tradenames: z.array(z.string()),
  address: z.array(z.string()),
  kvk: z.string(),
  vat_numbers: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
})

export type CompanyDetails = z.infer<typeof companyDetails>

/** A block of a page. Its id is its anchor. */
export const pageBlock = z.discriminatedUnion('type', [
  ...parts,
  z.object({ id, type: z.literal('company'), props: companyDetails }),
])

/** A block as it is written: the server adds what is known of the company. */
export const writtenBlock = z.discriminatedUnion('type', [
  ...parts,
  z.object({ id, type: z.literal('company'), props: z.object({}) }),
])

export type PageBlock = z.infer<typeof pageBlock>

/** A static page in one language, with what holds for the brand and the reader's country. */
export const getPage = endpoint({
  method: 'GET',
  path: '/api/page.php',
  query: z.object({ name: z.enum(pageNames), locale: z.enum(locales) }),
  answer: z.object({ blocks: z.array(pageBlock) }),
})
