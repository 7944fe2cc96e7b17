import classes from './bubble.module.css'

/** Three dots while the other member writes; the header says it in words. */
export function TypingBubble() {
  return (
    <div className={classes.line} data-start aria-hidden="true">
      <div className={classes.bubble} data-kind="typing" data-end data-new>
        <span className={classes.dot} />
        <span className={classes.dot} />
        <span className={classes.dot} />
      </div>
    </div>
  )
}
