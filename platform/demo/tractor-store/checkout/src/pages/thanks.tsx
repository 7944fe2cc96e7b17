import { Link } from 'platform/runtime/router'
import button from '../../../kit/button.module.css'
import classes from './thanks.module.css'

const PIECES = Array.from({ length: 40 }, (_, index) => index)
const COLORS = ['#f2a71b', '#1f5c42', '#d7492f', '#6fb2d6']

export function Page() {
  return (
    <div className={classes.page} data-boundary-page="checkout">
      <div className={classes.confetti} aria-hidden="true">
        {PIECES.map((piece) => (
          <i
            key={piece}
            style={{
              insetInlineStart: `${(piece * 37) % 100}%`,
              background: COLORS[piece % COLORS.length],
              animationDelay: `${(piece * 83) % 1200}ms`,
            }}
          />
        ))}
      </div>
      <h1 className={classes.heading}>Thank you for your order!</h1>
      <p>We are filling the tank. Your tractor waits for you at the store.</p>
      <Link to="/" className={button.button}>
        Continue shopping
      </Link>
    </div>
  )
}
