import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStore } from 'shared-state/store'
import { toast } from 'shared-state/toasts'
import { useWords } from '../../use-words.ts'
import { type EmojiData, loadEmoji } from './emoji-data.ts'
import { type EmojiMemory, readMemory, withRecent, writeMemory } from './emoji-memory.ts'
import { TONES, withTone } from './with-tone.ts'

/** The emoji in the page's language, and those that this browser remembers. */
export function useEmoji(onFail: () => void) {
  const t = useWords()
  const locale = useStore((store) => store.locale)
  const [data, setData] = useState<EmojiData>()
  const [memory, setMemory] = useState(readMemory)
  // The recent ones stay in place while the picker is open, so that the next press hits what it aims at.
  const [{ recent }] = useState(memory)

  const fail = useEffectEvent(() => {
    toast({ tone: 'danger', title: t('composer.notLoaded') })
    onFail()
  })

  useEffect(() => {
    let isGone = false
    loadEmoji(locale).then(
      (loaded) => !isGone && setData(loaded),
      () => !isGone && fail(),
    )
    return () => void (isGone = true)
  }, [locale])

  const shownRecent = useMemo(() => (data ? findDrawn(data, recent) : []), [data, recent])

  const remember = (next: EmojiMemory) => {
    setMemory(next)
    writeMemory(next)
  }

  return {
    data,
    recent: shownRecent,
    tone: memory.tone,
    setTone: (tone: string) => remember({ ...memory, tone }),
    addRecent: (drawn: string) => remember(withRecent(memory, drawn)),
  }
}

/** Finds the remembered emoji; another version of the site may have stored others. */
function findDrawn(data: EmojiData, recent: readonly string[]) {
  const all = new Map(data.flat().flatMap((one) => TONES.map((tone) => [withTone(one, tone), one])))
  return recent.flatMap((emoji) => {
    const known = all.get(emoji)
    return known ? [{ ...known, emoji }] : []
  })
}
