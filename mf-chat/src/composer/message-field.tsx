import { isBlank, type ProfileSummary } from 'contracts'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { noteTyping } from 'shared-state/typing'
import { useWords } from '../use-words.ts'
import classes from './composer.module.css'
import { isSendKey } from './text/is-send-key.ts'

interface MessageFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly profile: ProfileSummary
  readonly text: string
  readonly isTooLong: boolean
  /** By default those of a message. */
  readonly label?: string
  readonly placeholder?: string
  readonly onText: (text: string) => void
  readonly onSend: () => void
  /** A picture was pasted. */
  readonly onPicture?: (file: File) => void
}

/** The text: grows up to six lines; longer text than allowed is kept and marked. */
export function MessageField(props: MessageFieldProps) {
  const { ref, profile, text, isTooLong, onText, onSend, onPicture } = props
  const t = useWords()
  const { label = t('composer.label', { name: profile.name }), placeholder = t('composer.placeholder') } =
    props
  const grow = useGrowing(text)

  function change(next: string) {
    onText(next)
    if (!isBlank(next)) noteTyping(profile.id)
  }

  function press(event: KeyboardEvent) {
    // The keys of a composition, such as Escape, mean nothing to the page.
    if (event.nativeEvent.isComposing) event.stopPropagation()
    if (!isSendKey(event.nativeEvent, matchMedia('(pointer: fine)').matches)) return
    event.preventDefault()
    // A key held down would send once more.
    if (!event.repeat) onSend()
  }

  function paste(event: ClipboardEvent) {
    const picture = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!picture || !onPicture) return
    event.preventDefault()
    onPicture(picture)
  }

  return (
    <div ref={grow} className={classes.lines}>
      <textarea
        ref={ref}
        className={classes.text}
        name="message"
        rows={1}
        dir="auto"
        autoComplete="off"
        placeholder={placeholder}
        aria-label={label}
        aria-describedby="composer-price composer-too-long"
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
      />
    </div>
  )
}

/** Fits a text area to its text in browsers without `field-sizing`. The ref is for the element around it. */
function useGrowing(text: string) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = around.current?.querySelector('textarea')
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.blockSize = 'auto'
    const borders = area.offsetHeight - area.clientHeight
    area.style.blockSize = `${area.scrollHeight + borders}px`
  }, [text])
  return around
}
