import { expect, it } from 'vitest'
import { judgeComments } from './comment-openings.ts'

// In a variable, so that the check does not find it in this very file.
const refused = 'Of the page'
const block = (text: string) => `/** ${text} */\nconst size = 1\n`
const line = (text: string) => `const size = 1 // ${text}\n`

it.each(['What', 'Who', 'Whoever', 'Whom', 'Whose', 'Of'])(
  'refuses a comment that begins with %s',
  (word) => {
    const complaint = new RegExp(`^a\\.ts:1: a comment begins with "${word}"`)
    expect(judgeComments('a.ts', block(`${word} the page`))).toEqual([expect.stringMatching(complaint)])
    expect(judgeComments('a.ts', line(`${word} the page`))).toEqual([expect.stringMatching(complaint)])
  },
)

it('names the line of the first word of a longer comment', () => {
  const text = ['', '/**', ` * ${refused}`, ' */'].join('\n')
  expect(judgeComments('a.ts', text)).toEqual([expect.stringContaining('a.ts:3:')])
})

it('finds comments in JSX and in style sheets', () => {
  expect(judgeComments('a.tsx', `<p>{/* ${refused} */}</p>`)).toHaveLength(1)
  expect(judgeComments('a.css', `  /* ${refused} */\n  color: red;`)).toHaveLength(1)
})

it('accepts other words, and these words further on', () => {
  for (const text of ['Whether it is open', 'Often', 'Knows what to do', 'Official. Of course.'])
    expect(judgeComments('a.ts', block(text) + line(text))).toEqual([])
})

it('accepts such a word at the beginning of a continued line', () => {
  expect(
    judgeComments('a.ts', ['// Some pages stay.', `// ${refused}, one part is ours.`].join('\n')),
  ).toEqual([])
})
