import { times } from '#seed/art/canvas.ts';

type Mark = (light: string, accent: string) => string;

const lotus: Mark = (light, accent) =>
  [-64, 64, -32, 32, 0]
    .map(
      (turn, index) =>
        `<path d="M256 352C196 292 212 196 256 136C300 196 316 292 256 352Z" transform="rotate(${turn} 256 352)" fill="${index > 2 ? light : accent}"/>`,
    )
    .join('');

const aperture: Mark = (light, accent) =>
  times(
    6,
    (blade) =>
      `<path d="M256 116A140 140 0 0 1 377 186L296 232L256 186Z" transform="rotate(${blade * 60} 256 256)" fill="${blade % 2 ? accent : light}"/>`,
  );

const sunrise: Mark = (light, accent) =>
  `${times(9, (ray) => `<rect x="248" y="96" width="16" height="62" rx="8" transform="rotate(${(ray - 4) * 20} 256 322)" fill="${accent}"/>`)}<path d="M136 322A120 120 0 0 1 376 322Z" fill="${light}"/><rect x="112" y="342" width="288" height="18" rx="9" fill="${light}"/><rect x="164" y="376" width="184" height="18" rx="9" fill="${accent}"/>`;

const oneString: Mark = (light, accent) =>
  `<circle cx="256" cy="338" r="82" fill="${light}"/><circle cx="256" cy="338" r="30" fill="${accent}"/><rect x="247" y="96" width="18" height="180" rx="9" fill="${light}"/><path d="M214 122H298" stroke="${accent}" stroke-width="18" stroke-linecap="round"/>`;

const feather: Mark = (light, accent) =>
  `<path d="M256 92C346 150 366 268 256 392C146 268 166 150 256 92Z" fill="${light}"/><circle cx="256" cy="226" r="62" fill="${accent}"/><circle cx="256" cy="240" r="30" fill="${light}"/><path d="M256 392V428" stroke="${light}" stroke-width="14" stroke-linecap="round"/>`;

const kite: Mark = (light, accent) =>
  `<path d="M256 96L388 236L256 376Z" fill="${light}"/><path d="M256 96L124 236L256 376Z" fill="${accent}"/><path d="M256 376C240 406 280 414 256 440" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round"/>`;

const arches: Mark = (light, accent) =>
  `<path d="M120 400V260C120 190 200 150 256 96C312 150 392 190 392 260V400H336V274C336 230 286 206 256 176C226 206 176 230 176 274V400Z" fill="${light}"/><path d="M214 400V300C214 274 238 262 256 244C274 262 298 274 298 300V400Z" fill="${accent}"/>`;

const curtains: Mark = (light, accent) =>
  `<path d="M116 112H396V150H116Z" fill="${light}"/><path d="M128 162H250C246 270 196 340 128 400Z" fill="${accent}"/><path d="M384 162H262C266 270 316 340 384 400Z" fill="${light}"/>`;

const backwater: Mark = (light, accent) =>
  `${times(
    4,
    (wave) =>
      `<path d="M108 ${226 + wave * 54}q49 -48 98 0t98 0t98 0" fill="none" stroke="${wave % 2 ? accent : light}" stroke-width="20" stroke-linecap="round"/>`,
  )}<circle cx="256" cy="146" r="44" fill="${accent}"/>`;

const drum: Mark = (light, accent) =>
  `<ellipse cx="256" cy="180" rx="130" ry="52" fill="${light}"/><path d="M126 196C140 330 200 396 256 396S372 330 386 196C340 252 172 252 126 196Z" fill="${accent}"/><path d="M150 120L228 172M362 120L284 172" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`;

const crossroads: Mark = (light, accent) =>
  times(
    4,
    (road) =>
      `<path d="M264 248V110H330A72 72 0 0 1 402 182V248Z" transform="rotate(${road * 90} 256 256)" fill="${road % 2 ? accent : light}"/>`,
  );

const leaf: Mark = (light, accent) =>
  `<path d="M256 420C120 320 128 180 256 92C384 180 392 320 256 420Z" fill="${accent}"/><path d="M256 420V170M256 250L316 200M256 250L196 200M256 320L326 262M256 320L186 262" stroke="${light}" stroke-width="14" stroke-linecap="round" fill="none"/>`;

const marks = {
  lotus,
  aperture,
  sunrise,
  oneString,
  feather,
  kite,
  arches,
  curtains,
  backwater,
  drum,
  crossroads,
  leaf,
};
export type MarkName = keyof typeof marks;

/** Draws a production house's logo on its background, 512 by 512, as SVG. */
export function drawLogo(mark: MarkName, [ground, light, accent]: [string, string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><radialGradient id="ground" cx="0.3" cy="0.2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/></radialGradient></defs><rect width="512" height="512" fill="${ground}"/><rect width="512" height="512" fill="url(#ground)"/>${marks[mark](light, accent)}</svg>`;
}
