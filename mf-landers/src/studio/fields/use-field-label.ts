import { useStudioWords } from '../use-studio-words.ts'

/** Names of props that have a label. A test compares them with the schemas of all blocks. */
export const labelled = [
  'ages',
  'back',
  'body',
  'button',
  'caption',
  'cards',
  'choose',
  'clip',
  'country',
  'done',
  'everyone',
  'female',
  'hint',
  'icon',
  'ideas',
  'interests',
  'kicker',
  'kind',
  'label',
  'lasts',
  'level',
  'look',
  'male',
  'meet',
  'name',
  'note',
  'other',
  'people',
  'picture',
  'pictures',
  'plates',
  'portraits',
  'posts',
  'purpose',
  'rows',
  'skip',
  'steps',
  'text',
  'title',
] as const

type Labelled = (typeof labelled)[number]

/** The label of a block's prop. */
export function useFieldLabel() {
  const t = useStudioWords()
  return (name: string) => (isLabelled(name) ? t(`fields.${name}`) : name)
}

function isLabelled(name: string): name is Labelled {
  return (labelled as readonly string[]).includes(name)
}
