export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#d9dee6, #3a4250);
  --muted: light-dark(#566072, #aeb8c8); --surface: light-dark(#fff, #1c222c); --accent: light-dark(#1f5fbf, #8ab8ff);
  --on-accent: light-dark(#fff, #0c1a2e); --notice: light-dark(#fff3d6, #3d3012); --danger: light-dark(#b3261e, #ffb4ab); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f3f5f9, #12161d); color: light-dark(#1a2130, #eef2f8); overflow-wrap: anywhere; }
.notice { background: var(--notice); padding: 0.6rem 1rem; text-align: center; margin: 0; }
main { margin: 1.5rem auto; max-width: 30rem; padding: 0 1rem; }
main.wide { max-width: 64rem; }
h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 2rem 0 0.5rem; }
p { margin: 0.5rem 0; } a { color: var(--accent); } .muted { color: var(--muted); font-size: 0.875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.2; margin: 0.25rem 0; }
fieldset { border: 0; margin: 1.25rem 0 0; padding: 0; display: grid; gap: 0.5rem; } legend { font-weight: 600; margin-bottom: 0.5rem; padding: 0; }
label.choice { align-items: center; border: 1px solid var(--line); border-radius: 0.75rem; cursor: pointer; display: flex;
  gap: 0.75rem; min-height: 2.75rem; padding: 0.5rem 0.75rem; }
label.choice:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
input[type=radio], input[type=checkbox] { accent-color: var(--accent); height: 1.25rem; margin: 0; width: 1.25rem; flex: none; }
button, select, input[type=number] { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; color: inherit; cursor: pointer; font: inherit;
  min-height: 2.75rem; padding: 0.5rem 1rem; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; width: 100%; margin-top: 1.25rem; }
button.danger { color: var(--danger); }
.others { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
.row { align-items: end; display: flex; flex-wrap: wrap; gap: 0.5rem; } .row label { display: grid; font-size: 0.875rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } label.choice select { flex: 1; min-width: 0; } td form { display: inline-block; margin: 0 0.25rem 0.25rem 0; } th { white-space: nowrap; } th, td { border-bottom: 1px solid var(--line); padding: 0.5rem; text-align: start; vertical-align: top; }
`
