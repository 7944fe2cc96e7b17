import type { Locale } from 'contracts'
import type en from './texts/en.json'

/** Answers that fit many complaints, in the order in which they are offered. */
export const cannedAnswers = [
  'more',
  'refund',
  'payment',
  'member',
  'unfounded',
  'content',
  'data',
  'fault',
] as const satisfies readonly (keyof typeof en.texts)[]

export type CannedAnswer = (typeof cannedAnswers)[number]

/** The texts in the language of whoever complained, which need not be that of the page. */
export async function loadCanned(language: Locale): Promise<typeof en> {
  const { default: texts } = (await import(`./texts/${language}.json`)) as { default: typeof en }
  return texts
}

interface About {
  /** Null if nobody knows it. */
  readonly name: string | null
  readonly reference: string
}

/** An answer as it is proposed: with a greeting, the name and the reference. */
export function fillCanned(texts: typeof en, answer: CannedAnswer, { name, reference }: About): string {
  const greeting = name === null ? texts.helloNobody : texts.hello.replace('{{name}}', () => name)
  return `${greeting}\n\n${texts.texts[answer].replace('{{reference}}', () => reference)}`
}
