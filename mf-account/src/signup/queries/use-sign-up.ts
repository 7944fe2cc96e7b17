import { type AnswerOf, type SignupForm, signUp } from 'contracts'
import { call } from 'shared-state/api'
import { useStore } from 'shared-state/store'

export type SignupResult = AnswerOf<typeof signUp>

/** §3: sends the form together with the visitor's tracking data and landing page; `chosen` is the id of the message's recipient, `liked` of whom they like. */
export function useSignUp(chosen: string | undefined, liked: string | undefined) {
  const tracking = useStore((store) => store.tracking)
  const lander = useStore((store) => store.seenLander)
  return ({ signup_message = '', ...form }: SignupForm) => {
    const message = signup_message.trim()
    const toChosen = chosen !== undefined && {
      profile: chosen,
      ...(message && { signup_message: message }),
    }
    return call(signUp, {
      body: { ...form, tracking, ...(lander && { lander }), ...(liked && { like: liked }), ...toChosen },
    })
  }
}
