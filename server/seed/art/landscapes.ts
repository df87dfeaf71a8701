import { glow, HEIGHT, ridge, type Scene, stars, times, WIDTH } from '#seed/art/canvas.ts';

export const moonOverCity: Scene = (random, { far, near, accent, light }) => {
  const x = random.whole(330, 870);
  const y = random.whole(280, 400);
  return `${stars(random, 70, 420, light)}${glow('moon', x, y, 460, light, 0.7)}
<circle cx="${x}" cy="${y}" r="${random.whole(120, 170)}" fill="${light}"/>
<circle cx="${x - 46}" cy="${y - 30}" r="26" fill="${accent}" opacity="0.16"/><circle cx="${x + 40}" cy="${y + 44}" r="38" fill="${accent}" opacity="0.13"/>
${skyline(random, 470, 130, far, light, 0.25)}${skyline(random, 620, 150, near, accent, 0.85)}`;
};

function skyline(
  random: Parameters<Scene>[0],
  level: number,
  swing: number,
  wall: string,
  lamp: string,
  lit: number,
) {
  const parts: string[] = [];
  for (let x = -20; x < WIDTH; ) {
    const width = random.whole(56, 128);
    const top = level + random.whole(-swing, swing);
    parts.push(`<rect x="${x}" y="${top}" width="${width + 1}" height="${HEIGHT - top}" fill="${wall}"/>`);
    if (random.chance(0.3)) parts.push(dome(x + width / 2, top, width * 0.34, wall));
    for (let row = top + 26; row < HEIGHT - 20; row += 34) {
      for (let column = x + 14; column < x + width - 18; column += 24) {
        if (random.chance(0.27))
          parts.push(
            `<rect x="${column}" y="${row}" width="11" height="16" fill="${lamp}" opacity="${lit}"/>`,
          );
      }
    }
    x += width + random.pick([0, 0, 6, 14]);
  }
  return parts.join('');
}

function dome(x: number, y: number, radius: number, fill: string) {
  return `<path d="M${x - radius} ${y + 1}C${x - radius * 1.15} ${y - radius * 0.9} ${x - radius * 0.2} ${y - radius} ${x} ${y - radius * 1.7}C${x + radius * 0.2} ${y - radius} ${x + radius * 1.15} ${y - radius * 0.9} ${x + radius} ${y + 1}Z" fill="${fill}"/>`;
}

export const hillsAtSunrise: Scene = (random, { sky, far, near, light }) => {
  const x = random.whole(300, 900);
  return `${glow('sun', x, 470, 560, light, 0.95)}<circle cx="${x}" cy="470" r="${random.whole(95, 150)}" fill="${light}"/>
${birds(random, near)}
<g opacity="0.55">${ridge(random, 520, 70, far)}</g><g opacity="0.8">${ridge(random, 610, 70, far)}</g>
<g opacity="0.5">${ridge(random, 660, 30, sky[1])}</g>${ridge(random, 720, 55, near)}
${tree(x < 600 ? random.whole(860, 1010) : random.whole(190, 340), 760, near)}`;
};

function birds(random: Parameters<Scene>[0], ink: string) {
  return times(7, () => {
    const x = random.whole(120, 1050);
    const y = random.whole(130, 380);
    const wing = random.whole(14, 30);
    return `<path d="M${x - wing} ${y - wing / 3}Q${x - wing / 2} ${y - wing / 1.6} ${x} ${y}Q${x + wing / 2} ${y - wing / 1.6} ${x + wing} ${y - wing / 3}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity="0.7"/>`;
  });
}

function tree(x: number, y: number, ink: string) {
  const crown = [
    [0, -210, 78],
    [-78, -170, 62],
    [80, -172, 64],
    [-34, -250, 56],
    [44, -248, 54],
    [0, -160, 70],
  ] as const;
  return `<g fill="${ink}"><path d="M${x - 16} ${y + 20}C${x - 6} ${y - 60} ${x - 10} ${y - 110} ${x - 20} ${y - 150}H${x + 22}C${x + 10} ${y - 110} ${x + 8} ${y - 60} ${x + 22} ${y + 20}Z"/>${crown.map(([dx, dy, radius]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${radius}"/>`).join('')}</g>`;
}

export const boatsOnWater: Scene = (random, { far, near, accent, light }) => {
  const x = random.whole(420, 780);
  return `${glow('sun', x, 430, 500, light, 0.95)}<circle cx="${x}" cy="430" r="120" fill="${light}"/>
<g opacity="0.7">${ridge(random, 500, 26, far)}</g>
<rect y="540" width="${WIDTH}" height="360" fill="${far}"/><rect y="540" width="${WIDTH}" height="360" fill="${near}" opacity="0.35"/>
${times(16, (row) => {
  const width = random.whole(40, 190) + row * 5;
  return `<rect x="${x - width / 2 + random.whole(-40, 40)}" y="${552 + row * 21}" width="${width}" height="${5 + row * 0.4}" rx="4" fill="${light}" opacity="${(0.75 - row * 0.035).toFixed(2)}"/>`;
})}
${boat(random.whole(160, 340), 640, 1, near, accent)}${boat(random.whole(800, 980), 730, 1.5, near, accent)}`;
};

function boat(x: number, y: number, scale: number, hull: string, sail: string) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-90 0C-60 34 60 34 104 -14C70 6 -50 8 -90 0Z" fill="${hull}"/><path d="M8 -4V-130" stroke="${hull}" stroke-width="5"/><path d="M12 -128C70 -90 80 -40 74 -18L12 -12Z" fill="${sail}"/><path d="M3 -112C-30 -70 -44 -40 -46 -14L3 -12Z" fill="${sail}" opacity="0.7"/></g>`;
}

export const palaceArches: Scene = (random, { sky, far, near, accent, light }) => {
  const moon = random.whole(520, 680);
  return `${stars(random, 60, 500, light)}${glow('moon', moon, 380, 420, light, 0.85)}<circle cx="${moon}" cy="380" r="104" fill="${light}"/>
<g opacity="0.75">${ridge(random, 700, 40, far)}</g>
<path d="${arch(600, 300, 120, 900)}M0 0H1200V900H0Z" fill-rule="evenodd" fill="${far}"/>
<path d="${arch(600, 380, 40, 900)}M0 0H1200V900H0Z" fill-rule="evenodd" fill="${near}" opacity="0.82"/>
<path d="${arch(600, 300, 120, 900)}" fill="none" stroke="${accent}" stroke-width="7"/>
<path d="${arch(600, 380, 40, 900)}" fill="none" stroke="${accent}" stroke-width="4" opacity="0.8"/>
${lamp(150, random.whole(240, 340), accent, light, 'one')}${lamp(1050, random.whole(240, 340), accent, light, 'two')}
<rect y="838" width="1200" height="62" fill="${near}"/><rect y="838" width="1200" height="5" fill="${sky[2]}" opacity="0.8"/>`;
};

function arch(x: number, half: number, top: number, floor: number) {
  const spring = top + half * 1.15;
  return `M${x - half} ${floor}V${spring}C${x - half} ${spring - half * 0.55} ${x - half * 0.45} ${top + half * 0.45} ${x} ${top}C${x + half * 0.45} ${top + half * 0.45} ${x + half} ${spring - half * 0.55} ${x + half} ${spring}V${floor}Z`;
}

function lamp(x: number, y: number, brass: string, light: string, id: string) {
  return `<path d="M${x} 0V${y}" stroke="${brass}" stroke-width="4"/>${glow(`lamp-${id}`, x, y + 40, 150, light, 0.9)}<path d="M${x - 26} ${y + 60}C${x - 40} ${y + 24} ${x - 16} ${y} ${x} ${y - 6}C${x + 16} ${y} ${x + 40} ${y + 24} ${x + 26} ${y + 60}Z" fill="${light}"/><path d="M${x - 30} ${y + 60}H${x + 30}L${x} ${y + 92}Z" fill="${brass}"/>`;
}
