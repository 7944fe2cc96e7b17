import { aboutMeProblem } from '../profile/fields/about-me-problem.ts'
import { WordsFields } from '../profile/fields/words-fields.tsx'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 3, the free text and the interests. */
export function WordsStep({ profile: { about_me, interests }, ...props }: StepProps) {
  const t = useWords()
  return (
    <StepForm
      {...props}
      step={3}
      initial={{ about_me, interests }}
      check={(values, changed) => {
        const problem = aboutMeProblem(values)
        return problem ? { problems: { about_me: t(problem) } } : { body: { step: 3, ...changed } }
      }}
      isEmpty={(values) => !values.about_me && values.interests.length === 0}
    >
      {(form) => <WordsFields form={form} />}
    </StepForm>
  )
}
