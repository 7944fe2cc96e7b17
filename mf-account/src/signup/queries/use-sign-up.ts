import { type AnswerOf, type SignupForm, signUp } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { useStore } from 'shared-state/store'

export type SignupAnswer = AnswerOf<typeof signUp>

interface SignUp {
  /** The id of the member whom the message is for. */
  readonly chosen: string | undefined
  readonly onSuccess: (answer: SignupAnswer, form: SignupForm) => void
  readonly onError: (error: unknown) => void
}

/** §3: sends the form with what is known of where the visitor came from. */
export function useSignUp({ chosen, ...events }: SignUp) {
  const tracking = useStore((store) => store.tracking)
  return useMutation({
    mutationFn: ({ signup_message = '', ...form }: SignupForm) => {
      const message = signup_message.trim()
      const toChosen = chosen !== undefined && {
        profile: chosen,
        ...(message && { signup_message: message }),
      }
      return call(signUp, { body: { ...form, tracking, ...toChosen } })
    },
    ...events,
  })
}
