import type { PageBlock } from 'contracts'
import { Disclosure, DisclosureGroup } from 'shared-ui/disclosure'
import { Text } from '../../blocks/text/text.tsx'
import classes from './blocks.module.css'
import { Company } from './company.tsx'
import { Cookies } from './cookies.tsx'

/** The blocks of a page in their order. A block of a type that this version doesn't know is left out. */
export function Blocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return groupQuestions(blocks).map((part) =>
    Array.isArray(part) ? (
      <Questions key={part[0]?.id} questions={part} />
    ) : (
      <Block key={part.id} block={part} />
    ),
  )
}

function Block({ block }: { readonly block: Exclude<PageBlock, Question> }) {
  switch (block.type) {
    case 'lead':
      return (
        <div id={block.id}>
          <Text className={classes.lead}>{block.props.body}</Text>
        </div>
      )
    case 'section':
      return (
        <section className={classes.section}>
          <h2 id={block.id}>{block.props.title}</h2>
          <Text>{block.props.body}</Text>
        </section>
      )
    case 'group':
      return (
        <h2 id={block.id} className={classes.group}>
          {block.props.title}
        </h2>
      )
    case 'cookies':
      return (
        <div id={block.id}>
          <Cookies rows={block.props.rows} />
        </div>
      )
    case 'company':
      return (
        <div id={block.id}>
          <Company {...block.props} />
        </div>
      )
    default:
      return null
  }
}

function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <DisclosureGroup>
      {questions.map(({ id, props }) => (
        <Disclosure key={id} heading={props.title}>
          {/* The browser opens an answer that an address leads to, if the anchor is inside. */}
          <div id={id}>
            <Text>{props.body}</Text>
          </div>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}

type Question = Extract<PageBlock, { type: 'question' }>

/** Puts questions that follow each other into one list; the other blocks stay as they are. */
function groupQuestions(blocks: readonly PageBlock[]): (Exclude<PageBlock, Question> | Question[])[] {
  const parts: (Exclude<PageBlock, Question> | Question[])[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.type !== 'question') parts.push(block)
    else if (Array.isArray(last)) last.push(block)
    else parts.push([block])
  }
  return parts
}
