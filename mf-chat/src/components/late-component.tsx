import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'shared-state/toasts'
import { useWords } from '../use-words.ts'
import { lateParts } from './late-parts.ts'

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog, menu or popover whose code loads when it first opens, or before that while the page is idle. Unlike a `lazy` one
 * it survives a failed load: it says so, closes, and can be opened again, while the rest of the page stays.
 */
export function lateComponent<Props extends Closable>(importComponent: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function load() {
    loaded ??= await importComponent()
    return loaded
  }
  lateParts.add(load)
  return function Late(props: Props) {
    const t = useWords()
    const [Loaded, setLoaded] = useState(() => loaded)
    const { onClose } = props

    const fail = useEffectEvent(() => {
      toast({ tone: 'danger', title: t('notOpened') })
      onClose()
    })

    useEffect(() => {
      let isGone = false
      load().then(
        (component) => !isGone && setLoaded(() => component),
        () => !isGone && fail(),
      )
      return () => void (isGone = true)
    }, [])

    return Loaded && <Loaded {...props} />
  }
}
