import type { ErrorCode } from 'contracts'
import { useRef, useState } from 'react'
import { fieldProblems } from '../problem.ts'
import { useProblemWords } from '../use-problem-words.ts'

/** Field → what is wrong with it. */
type Problems = Readonly<Partial<Record<string, ErrorCode>>>

interface Focusable {
  focus: () => void
}

interface Blur {
  readonly relatedTarget: EventTarget | null
}

/** Who presses the form's button sends it. What was said at that moment would push the button away from under the press. */
function isSending(event: Blur | undefined): boolean {
  return event?.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'
}

/**
 * When a form says what is wrong: at a field once it was left, at all of them once it was sent. What the server has against
 * a field stands there until the field is changed. `order` is that of the fields on the page.
 */
export function useFieldChecks<Field extends string>(order: readonly Field[], found: Problems) {
  const say = useProblemWords()
  const inputs = useRef<Partial<Record<string, Focusable | null>>>({})
  const [left, setLeft] = useState<readonly Field[]>([])
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Problems>({})

  function focusFirst(problems: Problems): boolean {
    const first = order.find((field) => problems[field])
    if (first) inputs.current[first]?.focus()
    return first !== undefined
  }

  function problemOf(field: Field): ErrorCode | undefined {
    const own = isSent || left.includes(field) ? found[field] : undefined
    return own ?? refused[field]
  }

  return {
    /** For the field of this name, whose value says whether there is anything to judge when it is left. */
    of(field: Field, value: string) {
      const problem = problemOf(field)
      return {
        ref(input: Focusable | null) {
          inputs.current[field] = input
        },
        onBlur(event?: Blur) {
          if (value !== '' && !isSending(event)) setLeft((before) => [...before, field])
        },
        errorMessage: problem && say.ofCode(problem),
      }
    },
    change(field: Field) {
      setRefused((before) => ({ ...before, [field]: undefined }))
    },
    /** Whether the form may be sent; where not, the first field that is wrong has the focus. */
    pass(): boolean {
      setSent(true)
      return !focusFirst(found)
    },
    refuse(error: unknown) {
      const problems: Problems = fieldProblems(error)
      setRefused(problems)
      focusFirst(problems)
    },
    /** Whether what the server said stands at a field already. */
    tells: (error: unknown) => order.some((field) => fieldProblems(error)[field]),
  }
}
