import { glow, HEIGHT, type Scene, stars, times, WIDTH } from '#seed/art/canvas.ts';

type Prop = (x: number, y: number, ink: string, accent: string) => string;

const stage =
  (prop: Prop): Scene =>
  (random, { near, accent, light, far }) => {
    const x = random.whole(470, 730);
    return `<path d="M${x - 40} -20L${x - 330} 800H${x + 330}L${x + 40} -20Z" fill="${light}" opacity="0.16"/>
<path d="M${x - 22} -20L${x - 210} 800H${x + 210}L${x + 22} -20Z" fill="${light}" opacity="0.2"/>
<rect y="752" width="${WIDTH}" height="148" fill="${near}"/>
<ellipse cx="${x}" cy="800" rx="320" ry="58" fill="${light}" opacity="0.55"/><ellipse cx="${x}" cy="800" rx="210" ry="36" fill="${light}" opacity="0.7"/>
${prop(x, 800, near, accent)}
${curtain(0, 1, accent, far)}${curtain(WIDTH, -1, accent, far)}${valance(accent, far, light)}`;
  };

export const stageWithChair: Scene = stage(chair);
export const stageWithMasks: Scene = stage(masks);
export const stageWithMicrophone: Scene = stage(microphone);

function curtain(edge: number, side: 1 | -1, cloth: string, fold: string) {
  return times(6, (index) => {
    const outer = edge + side * index * 56;
    const inner = outer + side * 72;
    const foot = edge + side * (index * 42 + 20);
    return `<path d="M${outer} 0H${inner}C${inner} 380 ${foot + side * 50} 560 ${foot + side * 62} ${HEIGHT}H${foot - side * 30}C${foot - side * 20} 560 ${outer} 380 ${outer} 0Z" fill="${index % 2 ? fold : cloth}"/>`;
  });
}

function valance(cloth: string, fold: string, trim: string) {
  return times(7, (index) => {
    const x = index * 172;
    const d = `M${x - 10} 0H${x + 182}V70Q${x + 86} 190 ${x - 10} 70Z`;
    return `<path d="${d}" fill="${index % 2 ? fold : cloth}"/><path d="M${x - 10} 70Q${x + 86} 190 ${x + 182} 70" fill="none" stroke="${trim}" stroke-width="5" opacity="0.75"/>`;
  });
}

function chair(x: number, y: number, ink: string) {
  return `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="M${x - 58} ${y}V${y - 120}H${x + 58}V${y}"/><path d="M${x - 58} ${y - 120}V${y - 270}Q${x} ${y - 300} ${x + 58} ${y - 270}V${y - 120}"/><path d="M${x - 22} ${y - 130}V${y - 276}M${x + 22} ${y - 130}V${y - 276}"/></g>`;
}

function masks(x: number, y: number, ink: string, accent: string) {
  const face = (dx: number, dy: number, fill: string, mouth: string, turn: number) =>
    `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})"><path d="M-88 -96Q0 -132 88 -96Q104 40 0 116Q-104 40 -88 -96Z" fill="${fill}"/><path d="M-56 -38Q-34 -60 -12 -38Q-34 -28 -56 -38ZM12 -38Q34 -60 56 -38Q34 -28 12 -38Z" fill="#fff6e0"/><path d="${mouth}" fill="#fff6e0"/></g>`;
  return `${face(84, -190, ink, 'M-46 56Q0 6 46 56Q0 34 -46 56Z', 12)}${face(-70, -150, accent, 'M-50 24Q0 96 50 24Q0 48 -50 24Z', -10)}`;
}

function microphone(x: number, y: number, ink: string) {
  return `<g stroke="${ink}" stroke-width="11" stroke-linecap="round" fill="none"><path d="M${x} ${y}V${y - 300}M${x - 70} ${y}H${x + 70}"/></g><rect x="${x - 34}" y="${y - 410}" width="68" height="122" rx="34" fill="${ink}"/><path d="M${x - 34} ${y - 368}H${x + 34}M${x - 34} ${y - 346}H${x + 34}M${x - 34} ${y - 324}H${x + 34}" stroke="#fff6e0" stroke-width="4" opacity="0.55"/>`;
}

export const runway: Scene = (random, { far, near, accent, light }) => {
  const x = random.whole(520, 680);
  return `${times(9, (index) => {
    const top = 100 + index * 125;
    return `<path d="M${x + (index - 4) * 8} 330L${top - 60} -20H${top + 40}Z" fill="${light}" opacity="0.1"/>`;
  })}
${glow('end', x, 400, 420, light, 0.95)}
<path d="M${x - 80} 480H${x + 80}L${x + 460} 900H${x - 460}Z" fill="${light}" opacity="0.85"/>
<path d="M${x - 80} 480L${x - 460} 900H-20V480ZM${x + 80} 480L${x + 460} 900H1220V480Z" fill="${near}"/>
<path d="M${x - 80} 480L${x - 460} 900M${x + 80} 480L${x + 460} 900" stroke="${accent}" stroke-width="7"/>
${walker(x - 6, 720, 1.25, far, accent, random.pick(['#a5693a', '#c48a56', '#7d4b2a']))}`;
};

function walker(x: number, y: number, scale: number, cloth: string, drape: string, skin: string) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="34" rx="92" ry="13" fill="#000" opacity="0.25"/><path d="M-26 -190C-60 -90 -84 -30 -92 34H88C70 -40 44 -100 26 -190Z" fill="${cloth}"/><path d="M-30 -196C-26 -226 26 -226 30 -196L20 -130H-20Z" fill="${drape}"/><path d="M28 -200C70 -120 112 -40 150 30C96 6 40 -50 -16 -140Z" fill="${drape}" opacity="0.88"/><circle cx="0" cy="-254" r="27" fill="${skin}"/><path d="M-28 -250C-34 -298 34 -298 28 -250C20 -274 -20 -274 -28 -250Z" fill="#1d1116"/><circle cx="20" cy="-284" r="14" fill="#1d1116"/></g>`;
}

export const kitesInTheSky: Scene = (random, { sky, near, far, accent, light }) => {
  const colors = [accent, light, far, near];
  return `${glow('sun', 240, 220, 420, light, 0.8)}
${times(5, (index) => {
  const x = 170 + index * 215 + random.whole(-50, 50);
  const y = random.whole(170, 480);
  const size = random.whole(70, 130);
  const turn = random.whole(-28, 28);
  const first = colors[index % 4];
  const second = colors[(index + 1) % 4];
  return `<path d="M${x} ${y + size}C${x - 90} ${y + 260} ${x + 130} ${y + 330} ${600 + (index - 2) * 40} 900" fill="none" stroke="${light}" stroke-width="2.5" opacity="0.75"/><g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${-size}L${size * 0.8} 0L0 ${size}Z" fill="${first}"/><path d="M0 ${-size}L${-size * 0.8} 0L0 ${size}Z" fill="${second}"/><path d="M0 ${size}L-18 ${size + 34}H18Z" fill="${first}"/></g>`;
})}
${stars(random, 30, 500, light)}
<path d="M0 770Q300 690 600 760T1200 730V900H0Z" fill="${sky[2]}" opacity="0.8"/><path d="M0 820Q320 750 700 815T1200 790V900H0Z" fill="${near}"/>`;
};
