/** The transfer functions of HDR video, as ffmpeg names them. HLG is also the base of Dolby Vision 8.4. */
export const hdrTransfers = ['arib-std-b67', 'smpte2084'] as const;
export type HdrTransfer = (typeof hdrTransfers)[number];

type Rgb = [number, number, number];

const POINTS = 33;
/** Diffuse white: in nits, and as a share of the light that HLG can carry (ITU-R BT.2408). */
const WHITE = 203;
const HLG_WHITE = 0.265;
/** Above this share of diffuse white, highlights are compressed instead of clipped. */
const KNEE = 0.8;

/**
 * Returns a 3D lookup table (.cube) that maps R'G'B' of BT.2020 in HDR to sRGB, which players show for BT.709: white
 * paper stays white, and what is brighter is compressed.
 */
export function hdrLut(transfer: HdrTransfer): string {
  const light = transfer === 'smpte2084' ? lightOfPq : lightOfHlg;
  const lines = [`LUT_3D_SIZE ${POINTS}`];
  for (let blue = 0; blue < POINTS; blue += 1)
    for (let green = 0; green < POINTS; green += 1)
      for (let red = 0; red < POINTS; red += 1) {
        const signal = [red, green, blue].map((step) => step / (POINTS - 1)) as Rgb;
        lines.push(toBt709(light(signal)).map(encode).join(' '));
      }
  return `${lines.join('\n')}\n`;
}

/** The light of a PQ signal, relative to diffuse white (SMPTE ST 2084). */
function lightOfPq(signal: Rgb): Rgb {
  return signal.map((value) => {
    const root = value ** (1 / 78.84375);
    const share = Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root);
    return (10_000 * share ** (1 / 0.1593017578125)) / WHITE;
  }) as Rgb;
}

/** The light of the scene in an HLG signal, relative to diffuse white at 75 % of it (ITU-R BT.2100 and BT.2408). */
function lightOfHlg(signal: Rgb): Rgb {
  return signal.map((value) =>
    value <= 0.5
      ? value ** 2 / 3 / HLG_WHITE
      : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12 / HLG_WHITE,
  ) as Rgb;
}

function toBt709([red, green, blue]: Rgb): Rgb {
  return [
    1.6605 * red - 0.5876 * green - 0.0728 * blue,
    -0.1246 * red + 1.1329 * green - 0.0083 * blue,
    -0.0182 * red - 0.1006 * green + 1.1187 * blue,
  ];
}

function encode(light: number): string {
  const above = Math.max(light - KNEE, 0);
  const kept = Math.max(Math.min(light, KNEE), 0) + (1 - KNEE) * (1 - Math.exp(-above / (1 - KNEE)));
  return (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055).toFixed(6);
}
