/** Id of the element with the plain text that shows if no shell draws. */
export const FAILURE_ELEMENT = 'platform-failure'

/**
 * A stylesheet of the document that hasn't arrived after this time counts as lost, so that it no longer delays the page's
 * code. Stylesheets that code has requested itself are left alone: that code has a limit of its own.
 */
const STYLE_TIMEOUT = 8_000

/** Counts from the arrival of all files that the document names, so a slow network is not taken for a failure. */
const DRAW_TIMEOUT = 10_000

/**
 * A file may hang without an error. Counts anew from the arrival of each file that the document names, so that a slow
 * network, which brings them one after another, is not taken for that.
 */
const ARRIVAL_TIMEOUT = 30_000

/** The time for drawing that a shell has left after it threw an error, which may not have been decisive. */
const DRAW_TIMEOUT_AFTER_ERROR = 3_000

/** A page that ended sooner has not frozen: browsers let a busy page be for longer. */
const SHORTEST_FREEZE = 5_000

/**
 * The first script of every page, so it is as short as it can be. It stands directly behind the tag of the shell's entry,
 * and does three things.
 *
 * It keeps track of files: code that finds a file's tag in the document waits for that file, so a tag whose file fails is
 * removed, and a tag whose file has loaded is marked. A style of the shell gets a second chance, past the cache. Until then
 * the root is hidden, and for good without it, whether the shell has drawn or not. If a style of the page is lost, what the
 * server has rendered of that is hidden until the shell shows a page with all its styles.
 *
 * It watches the shell, until that has put something into the root, or hydrated what the server has rendered there: if the
 * entry is lost, an error of the shell was fatal or time runs out, it reports that, and reloads the page with a cookie that
 * makes the gateway choose the shell before (`data-fallback`). If there is none, the text and button of the panel show.
 *
 * It leaves a note in the tab's storage that this shell is starting, which the shell removes. If the page is left, a note is
 * removed too. So if the next page of the tab finds the note, the shell froze the tab: then another takes its place, too.
 */
export const WATCH_SCRIPT = [
  '{const d=document,e=d.currentScript.previousElementSibling,s=e.dataset,b=(e.src||"").replace(/[^/]*$/,""),',
  'empty=()=>{const r=d.getElementById("root");return!r.firstChild||r.dataset.painted==""},',
  'fail=(kind,message,last=1,x)=>{if(!s.shell)return;const{shell:name,version}=s,',
  // The frames as `describedError` reports them: paths of scripts, without hosts and queries.
  'stack=(String(x?.stack).match(/(?<!\\/)\\/(?!\\/)[^\\s()?#:]+\\.js:\\d+:\\d+/g)||[]).slice(0,8).join("\\n")||void 0;try{',
  'navigator.sendBeacon("/telemetry",new Blob([JSON.stringify([{name,version,kind,message:message.slice(0,200),stack}])],{type:"application/json"}));',
  'if(s.fallback&&navigator.onLine){d.cookie=s.fallback;if(d.cookie.includes(s.fallback.split(";")[0])){delete s.shell;return location.reload()}}}catch{}',
  `if(last){delete s.shell;dispatchEvent(new Event("shell-failed"));const p=d.getElementById("${FAILURE_ELEMENT}");p.hidden=!1;p.lastChild.onclick=()=>location.reload()}},`,
  'threw=(x,file)=>{if(empty()&&(file+x?.stack).includes(b))',
  `setTimeout(()=>empty()&&fail("crash",String(x),1,x),${DRAW_TIMEOUT_AFTER_ERROR})};`,
  'let h;const arrived=()=>{clearTimeout(h);h=setTimeout(()=>d.readyState!="complete"&&empty()&&',
  `fail("failure","It has not drawn, and its files have not all arrived. None came for ${ARRIVAL_TIMEOUT} ms."),${ARRIVAL_TIMEOUT})};arrived();`,
  'for(const k of["load","error"])d.addEventListener(k,({target:t})=>{if(!/^(SCRIPT|LINK)$/.test(t.tagName))return;arrived();',
  'const r=d.documentElement.dataset;if(k=="load"){if(t.dataset.again)delete r.bare;return t.dataset.loaded=""}t.remove();const u=t.href;',
  'if(t.dataset.named)r[u.startsWith(b)?"bare":"lost"]="";',
  'if(t.dataset.again)d.getElementById("root").hidden=!0;',
  'if(t==e||t.dataset.again)fail("failure",(u||t.src)+" could not be loaded.");',
  'else if(t.dataset.named&&u.startsWith(b)){const a=t.cloneNode();a.dataset.named="";a.dataset.again=1;',
  'fetch(u,{cache:"reload",signal:AbortSignal.timeout(5e3)}).catch(()=>{}).then(()=>d.head.append(a))}},true);',
  'addEventListener("error",v=>v.error&&threw(v.error,v.filename));',
  'addEventListener("unhandledrejection",v=>threw(v.reason,""));',
  'addEventListener("shell-crashed",v=>fail("crash",String(v.detail),0,v.detail));',
  `addEventListener("load",()=>setTimeout(()=>empty()&&fail("failure","It has not drawn within ${DRAW_TIMEOUT} ms."),${DRAW_TIMEOUT}));`,
  'setTimeout(()=>{for(const t of d.querySelectorAll("link[data-named=\'1\']:not([data-loaded])"))t.dispatchEvent(new Event("error"))},',
  `${STYLE_TIMEOUT});`,
  'const k="platform-shell-starting",t=f=>{try{return f(sessionStorage)}catch{}},[was,at]=(t(x=>x[k])||"").split(" "),now=Date.now(),',
  'gone=()=>t(x=>x.removeItem(k)),hidden=()=>d.visibilityState=="hidden";',
  'hidden()?gone():t(x=>x[k]=s.version+" "+now);',
  'addEventListener("pagehide",gone);d.addEventListener("visibilitychange",()=>hidden()&&gone());',
  `if(was&&was==s.version&&now-at>=${SHORTEST_FREEZE})fail("failure","It froze the tab while it started.",0)}`,
].join('')

/** Styles for the panel, without any file. The panel goes if the shell draws after all. */
export const FAILURE_STYLE = [
  `#${FAILURE_ELEMENT}{margin:25vh 1rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}`,
  `#${FAILURE_ELEMENT} button{min-height:44px;margin-top:1rem;padding:0 1.5rem;border:1px solid;border-radius:22px;font:inherit;cursor:pointer}`,
  '[data-bare] #root,[data-lost] [data-outlet]>[data-painted]{display:none}',
  // Over what can be read, where it will be seen.
  `#root[data-painted]:not([hidden])+#${FAILURE_ELEMENT}{position:fixed;z-index:2147483647;inset:auto 0 0;margin:0;padding:1rem;border-top:1px solid;background:Canvas;color:CanvasText}`,
  `#root:not(:empty,[hidden],[data-painted])+#${FAILURE_ELEMENT}{display:none}`,
].join('')
