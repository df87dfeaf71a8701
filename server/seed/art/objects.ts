import { glow, HEIGHT, type Scene, times, WIDTH } from '#seed/art/canvas.ts';

export const filmReel: Scene = (random, { far, near, accent, light }) => {
  const x = random.whole(330, 430);
  const y = 430;
  const turn = random.whole(0, 60);
  return `<path d="M${x + 60} ${y}L1260 ${random.whole(60, 160)}V${random.whole(740, 840)}Z" fill="${light}" opacity="0.24"/><path d="M${x + 60} ${y}L1260 270V620Z" fill="${light}" opacity="0.28"/>
${glow('lens', x, y, 420, light, 0.5)}
<circle cx="${x}" cy="${y}" r="266" fill="${near}"/><circle cx="${x}" cy="${y}" r="246" fill="none" stroke="${accent}" stroke-width="9"/>
${times(6, (hole) => {
  const angle = ((turn + hole * 60) * Math.PI) / 180;
  return `<circle cx="${(x + Math.cos(angle) * 152).toFixed(0)}" cy="${(y + Math.sin(angle) * 152).toFixed(0)}" r="62" fill="${far}"/>`;
})}
<circle cx="${x}" cy="${y}" r="52" fill="${accent}"/><circle cx="${x}" cy="${y}" r="20" fill="${near}"/>
<path d="M${x - 200} ${y + 176}C${x - 60} ${y + 380} ${x + 260} ${y + 250} ${x + 440} ${y + 330}S1050 720 1240 800" fill="none" stroke="${near}" stroke-width="84"/>
<path d="M${x - 200} ${y + 176}C${x - 60} ${y + 380} ${x + 260} ${y + 250} ${x + 440} ${y + 330}S1050 720 1240 800" fill="none" stroke="${light}" stroke-width="64" stroke-dasharray="10 18" opacity="0.85"/>
<path d="M${x - 200} ${y + 176}C${x - 60} ${y + 380} ${x + 260} ${y + 250} ${x + 440} ${y + 330}S1050 720 1240 800" fill="none" stroke="${near}" stroke-width="46"/>
<path d="M${x - 200} ${y + 176}C${x - 60} ${y + 380} ${x + 260} ${y + 250} ${x + 440} ${y + 330}S1050 720 1240 800" fill="none" stroke="${accent}" stroke-width="38" stroke-dasharray="66 8" opacity="0.9"/>`;
};

export const soundWaves: Scene = (random, { near, accent, light, far }) => {
  const phase = random.next() * 6;
  return `${glow('voice', 600, 450, 520, accent, 0.55)}
${times(5, (ring) => `<circle cx="600" cy="450" r="${150 + ring * 86}" fill="none" stroke="${light}" stroke-width="3" opacity="${0.34 - ring * 0.06}"/>`)}
${times(41, (bar) => {
  const distance = Math.abs(bar - 20) / 20;
  const height =
    34 + (1 - distance ** 1.4) * (170 + 150 * Math.abs(Math.sin(bar * 0.9 + phase))) + random.whole(0, 40);
  return `<rect x="${80 + bar * 25.4}" y="${450 - height / 2}" width="13" height="${height.toFixed(0)}" rx="6.5" fill="${bar % 3 ? light : accent}" opacity="${(0.95 - distance * 0.5).toFixed(2)}"/>`;
})}
<circle cx="600" cy="450" r="142" fill="${near}"/><circle cx="600" cy="450" r="128" fill="${far}"/>
<rect x="560" y="352" width="80" height="130" rx="40" fill="${light}"/><path d="M560 400H640M560 426H640" stroke="${far}" stroke-width="5" opacity="0.6"/><path d="M534 440C534 530 666 530 666 440M600 510V548M562 548H638" fill="none" stroke="${light}" stroke-width="11" stroke-linecap="round"/>`;
};

export const recordAndRays: Scene = (random, { sky, near, accent, light, far }) => {
  const x = random.whole(520, 680);
  const turn = random.whole(0, 20);
  return `<g transform="rotate(${turn} ${x} 450)">${times(12, (ray) => `<path d="M${x} 450L${x - 150} -560H${x + 150}Z" transform="rotate(${ray * 30} ${x} 450)" fill="${ray % 2 ? accent : sky[0]}" opacity="${ray % 2 ? 0.32 : 0.25}"/>`)}</g>
${glow('disc', x, 450, 520, light, 0.5)}
<circle cx="${x}" cy="450" r="316" fill="${near}"/>
${times(9, (groove) => `<circle cx="${x}" cy="450" r="${150 + groove * 18}" fill="none" stroke="${light}" stroke-width="1.6" opacity="0.22"/>`)}
<path d="M${x} 450L${x - 190} 200A316 316 0 0 1 ${x - 60} 140ZM${x} 450L${x + 190} 700A316 316 0 0 1 ${x + 60} 760Z" fill="${light}" opacity="0.13"/>
<circle cx="${x}" cy="450" r="116" fill="${accent}"/><circle cx="${x}" cy="450" r="92" fill="none" stroke="${far}" stroke-width="6"/>${petals(x, 450, 78, light)}<circle cx="${x}" cy="450" r="15" fill="${near}"/>
<path d="M${x + 420} 90L${x + 380} 330L${x + 214} 520" fill="none" stroke="${light}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${x + 420}" cy="90" r="40" fill="${far}"/><rect x="${x + 182}" y="496" width="52" height="70" rx="10" transform="rotate(40 ${x + 208} 531)" fill="${accent}"/>`;
};

function petals(x: number, y: number, length: number, fill: string) {
  return times(
    8,
    (petal) =>
      `<path d="M${x} ${y}C${x - 26} ${y - length * 0.5} ${x - 12} ${y - length * 0.85} ${x} ${y - length}C${x + 12} ${y - length * 0.85} ${x + 26} ${y - length * 0.5} ${x} ${y}Z" transform="rotate(${petal * 45} ${x} ${y})" fill="${fill}" opacity="0.85"/>`,
  );
}

export const studioPodium: Scene = (random, { sky, far, near, accent, light }) => {
  const x = random.whole(480, 720);
  const flower = random.chance(0.5);
  return `${glow('key', x, 380, 560, light, 0.95)}
<circle cx="${x}" cy="400" r="${random.whole(240, 290)}" fill="${sky[2]}" opacity="0.6"/>
<path d="M0 700Q600 620 1200 700V900H0Z" fill="${far}" opacity="0.75"/>
<ellipse cx="${x}" cy="800" rx="350" ry="62" fill="${near}" opacity="0.4"/>
<path d="M${x - 300} 700V780A300 54 0 0 0 ${x + 300} 780V700Z" fill="${near}"/><ellipse cx="${x}" cy="700" rx="300" ry="54" fill="${far}"/>
<path d="M${x - 190} 620V690A190 36 0 0 0 ${x + 190} 690V620Z" fill="${accent}"/><ellipse cx="${x}" cy="620" rx="190" ry="36" fill="${light}"/>
${flower ? lotus(x, 600, accent, light) : orb(x, 470, accent, light)}
${times(9, () => `<circle cx="${random.whole(60, 1140)}" cy="${random.whole(90, 560)}" r="${random.whole(5, 20)}" fill="${light}" opacity="0.5"/>`)}`;
};

function orb(x: number, y: number, color: string, light: string) {
  return `<radialGradient id="orb" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${color}"/><stop offset="1" stop-color="${color}"/></radialGradient><circle cx="${x}" cy="${y}" r="140" fill="url(#orb)"/><path d="M${x - 230} ${y + 40}C${x - 130} ${y + 130} ${x + 150} ${y + 110} ${x + 230} ${y - 40}" fill="none" stroke="${light}" stroke-width="15" stroke-linecap="round"/>`;
}

function lotus(x: number, y: number, color: string, light: string) {
  const petal = (turn: number, fill: string, length: number) =>
    `<path d="M${x} ${y}C${x - 84} ${y - length * 0.4} ${x - 46} ${y - length * 0.85} ${x} ${y - length}C${x + 46} ${y - length * 0.85} ${x + 84} ${y - length * 0.4} ${x} ${y}Z" transform="rotate(${turn} ${x} ${y})" fill="${fill}"/>`;
  return [-72, 72, -48, 48, -24, 24, 0]
    .map((turn, index) => petal(turn, index % 4 < 2 ? color : light, 210 + index * 9))
    .join('');
}

export const paintedWaves: Scene = (random, { sky, far, near, accent, light }) => {
  const fills = [light, accent, sky[2], far, accent, near];
  const x = random.whole(240, 960);
  const shift = random.whole(0, 400);
  return `${glow('sun', x, 250, 420, light, 0.9)}<circle cx="${x}" cy="250" r="${random.whole(90, 140)}" fill="${accent}"/>
${fills
  .map((fill, index) => {
    const y = 380 + index * 92;
    const start = -shift - index * 130;
    return `<path d="M${start} ${y}${times(6, () => 'q150 -110 300 0t300 0')}V${HEIGHT}H${start}Z" fill="${fill}" opacity="${index < 2 ? 0.6 : 0.95}"/>`;
  })
  .join('')}`;
};

export const winterRoad: Scene = (random, { sky, far, near, accent, light }) => {
  const x = random.whole(420, 780);
  return `${glow('end', x, 420, 520, light, 0.95)}
${times(5, (band) => `<rect x="${x - 150 + band * 6}" y="${300 + band * 26}" width="${300 - band * 12}" height="${18 - band * 2}" rx="8" fill="${light}" opacity="0.8"/>`)}
<path d="M-20 470L180 330L330 450L520 350L660 450L830 300L1010 440L1220 340V900H-20Z" fill="${far}"/>
<rect y="470" width="${WIDTH}" height="430" fill="${near}"/>
<path d="M${x - 12} 470H${x + 12}C${x + 60} 600 ${x - 100} 660 ${x + 380} 900H${x - 420}C${x - 240} 660 ${x - 60} 620 ${x - 12} 470Z" fill="${sky[1]}"/>
<path d="M${x} 480C${x + 20} 600 ${x - 130} 680 ${x - 20} 900" fill="none" stroke="${accent}" stroke-width="11" stroke-dasharray="46 38"/>
${times(8, (pole) => {
  const y = 480 + pole * pole * 6.4;
  const away = 60 + pole * pole * 9;
  return `<path d="M${x + away} ${y + 10}V${y - 40 - pole * 26}" stroke="${far}" stroke-width="${2 + pole}"/><circle cx="${x + away}" cy="${y - 40 - pole * 26}" r="${3 + pole * 1.6}" fill="${light}"/>`;
})}`;
};
