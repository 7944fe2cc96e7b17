/** Pictures for the stories: an evening by the sea, in 4:5 like members' photos, and wide. */
function evening(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#4b1d52"/><stop offset=".55" stop-color="#d4426f"/><stop offset="1" stop-color="#f9b44a"/></linearGradient>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="#b9436a"/><stop offset="1" stop-color="#331338"/></linearGradient>
</defs>
<path fill="url(#sky)" d="M-400 0H800v330H-400Z"/>
<circle cx="245" cy="280" r="58" fill="#ffe3a1"/>
<path fill="url(#sea)" d="M-400 318H800v300H-400Z"/>
<path fill="none" stroke="#ffe3a1" stroke-linecap="round" stroke-width="7" opacity=".8" d="M205 338h80M218 362h58M228 388h34"/>
<path fill="#22091f" d="M-400 470C-120 400 40 400 150 452S330 500 800 436V640H-400Z"/>
<path fill="none" stroke="#22091f" stroke-width="9" d="M84 440C92 370 92 320 76 262"/>
<path fill="#22091f" d="M76 262c-30-28-66-22-82 8 30-14 56-12 82-8Zm0 0c-8-38-40-54-70-44 30 10 48 22 70 44Zm0 0c6-38 38-58 72-50-32 10-52 26-72 50Zm0 0c34-22 70-12 82 22-26-18-50-22-82-22Z"/>
</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const portrait = {
  src: evening(400, 500),
  width: 4,
  height: 5,
  thumbhash: 'mqgOLgZmiYeIdwiId4mHd3d4d4ZgyAk=',
}
export const landscape = {
  src: evening(600, 400),
  width: 3,
  height: 2,
  thumbhash: 'YckGJYZDm4eGaIegasd3ZXaFcPrX',
}
/** Claims to be a PNG and is not. */
export const broken = { src: 'data:image/png;base64,AAAA', width: 4, height: 5 }
