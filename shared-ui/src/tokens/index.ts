// The one module of the kit that draws nothing: the shell imports it once, remotes never do.
import './fonts.css'
import './brands/amberly.css'
import './brands/gay.css'
import './brands/she.css'
import './tokens.css'
import './tones.css'
import './reset.css'
