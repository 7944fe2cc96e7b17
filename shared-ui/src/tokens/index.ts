// Global styles: imported once, by the shell; never by a remote.
import './fonts.css'
import './brands/amberly.css'
import './brands/gay.css'
import './brands/she.css'
import './tokens.css'
import './tones.css'
import './reset.css'
