import { useRef } from 'react'
import { useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useProblemText } from '../use-words.ts'

/** Sends a call by the press of a button, once at a time: the second of a double press does nothing. */
export function usePress<Result>(send: () => Promise<Result>, onSent?: (result: Result) => void) {
  const problemText = useProblemText()
  const isSending = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (result) => onSent?.(result),
    onError: (error) => toast({ tone: 'danger', title: problemText(error) }),
    onSettled() {
      isSending.current = false
    },
  })
  function onPress() {
    if (isSending.current) return
    isSending.current = true
    mutate()
  }
  return { onPress, isPending }
}
