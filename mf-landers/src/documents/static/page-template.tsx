import { type PageBlock, type PageName, richText, storageRows } from 'contracts'
import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import type { Template } from '../../block/template.ts'
import { StaticArticle } from './static-article.tsx'

const titled = z.object({ title: z.string(), body: richText })
const cookieRow = z.object({ name: z.enum(storageRows), purpose: z.string(), lasts: z.string() })

/** A block of a static page. The page draws all of its blocks at once. */
const part = <Props extends object>(type: PageBlock['type'], props: z.ZodMiniType<Props>) =>
  defineBlock({ type, bv: 1, props, Draw: () => null })

const lead = part('lead', z.object({ body: richText }))
const section = part('section', titled)
const group = part('group', z.object({ title: z.string() }))
const question = part('question', titled)
const cookies = part('cookies', z.object({ rows: z.array(cookieRow).check(z.minLength(1)) }))
/** Its details are the server's. */
const company = part('company', z.object({}))

export const pageBlockTypes = [lead, section, group, question, cookies, company] as const

/** A static page in the studio, with an empty block of each type to add. */
export const pageTemplate = (name: PageName): Template => ({
  name: `pages-${name}`,
  blocks: pageBlockTypes,
  isFramed: true,
  builtIn: () => [
    section.of('section', { title: '', body: [] }),
    question.of('question', { title: '', body: [] }),
    group.of('group', { title: '' }),
    lead.of('lead', { body: [] }),
    cookies.of('cookies', { rows: storageRows.map((name) => ({ name, purpose: '', lasts: '' })) }),
    company.of('company', {}),
  ],
  // The editor has filled and checked them.
  Draw: ({ blocks }) => <StaticArticle name={name} blocks={blocks as unknown as readonly PageBlock[]} />,
})
