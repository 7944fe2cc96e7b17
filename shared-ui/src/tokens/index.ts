// The one module of the kit that draws nothing: the shell imports it once, remotes never do.
import './fonts.css'
import './tokens.css'
import './tones.css'
import './reset.css'
