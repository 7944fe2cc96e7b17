/** In a shadow root, so that they and the page's styles don't meet. */
export const INSPECTOR_STYLES = `
:host {
  all: initial;
  position: fixed;
  inset: 0;
  z-index: 2147483647;
  pointer-events: none;
  color-scheme: light dark;
  font: 14px/1.4 system-ui, sans-serif;
  color: light-dark(#1b1b1f, #f1f1f4);
}
.area {
  position: fixed;
  box-sizing: border-box;
  outline: 2px solid var(--colour);
  outline-offset: -2px;
}
.area::before {
  content: attr(data-label);
  position: absolute;
  top: 0;
  left: 0;
  max-width: 100%;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  padding: 0 6px;
  font-size: 12px;
  color: #fff;
  background: var(--colour);
}
.area[data-kind='shell'] { --colour: #3b5bdb; }
.area[data-kind='shell']::before { left: auto; right: 0; }
.area[data-kind='page'] { --colour: #a61e4d; }
.area[data-kind='widget'] { --colour: #2b6b3f; }
.panel {
  position: fixed;
  left: 8px;
  bottom: 8px;
  box-sizing: border-box;
  max-width: calc(100vw - 16px);
  max-height: 60vh;
  overflow: auto;
  padding: 12px;
  border: 1px solid light-dark(#b6b6c0, #5a5a66);
  border-radius: 8px;
  background: light-dark(#fff, #1f1f24);
  box-shadow: 0 4px 24px rgb(0 0 0 / 0.35);
  pointer-events: auto;
}
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.title { margin: 0 auto 0 0; font-size: 15px; font-weight: 600; }
button, a {
  box-sizing: border-box;
  min-height: 44px;
  padding: 10px 14px;
  border: 1px solid currentcolor;
  border-radius: 6px;
  font: inherit;
  color: inherit;
  text-decoration: none;
  background: none;
  cursor: pointer;
}
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1c5fd4, #8ab4ff); outline-offset: 2px; }
table { margin-top: 8px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; font-weight: 400; }
th { font-weight: 600; }
@media (width < 640px) {
  thead { display: none; }
  tr { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 6px 0; }
  tr + tr { border-top: 1px solid light-dark(#dcdce2, #3c3c45); }
  th[scope='row'] { flex-basis: 100%; }
  th, td { padding: 0; }
}
summary { min-height: 24px; cursor: pointer; }
ul { margin: 4px 0 0; padding-inline-start: 16px; }
.problem { color: light-dark(#a3121f, #ff9ba3); }
`
