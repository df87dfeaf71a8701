import type { Language } from '@kirdaar/contract/rules/languages';
import { qrModules } from '#features/talent/public-profile/qr-code.ts';
import { colors } from '#features/talent/public-profile/sheet-parts.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { writeSvgText } from '#platform/documents/svg-text.ts';
import { renderSvg } from '#platform/media/images.ts';

const words = serverWords('shareTexts');

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 990;
const QR = 260;

export interface ShareFacts {
  title: string;
  house: string | null;
  isVerified: boolean;
  isOpen: boolean;
  /** Label and value, in order. */
  facts: readonly (readonly [label: string, value: string])[];
  url: string;
}

/** Draws a casting call as a PNG to pass on in messengers. */
export function drawSharePicture(call: ShareFacts, language: Language, product: string): Promise<Buffer> {
  const onNight = { color: colors.onNight };
  const parts: string[] = [];
  const write = (...written: Parameters<typeof writeSvgText>) => {
    const { svg, bottom } = writeSvgText(...written);
    parts.push(svg);
    return bottom;
  };
  const wide = { x: MARGIN, width: INNER };

  write(
    words[language].casting_call,
    { size: 34, face: 'strong', color: '#f3b94a' },
    { ...wide, y: 70, maxLines: 1 },
  );
  const titled = write(
    call.title,
    { size: 72, face: 'display', ...onNight },
    { ...wide, y: 116, maxLines: 3 },
  );
  const named = call.house
    ? write(call.house, { size: 36, ...onNight }, { ...wide, y: titled + 14, maxLines: 1 })
    : titled;
  const top = Math.ceil(named + 46);

  let y = top + 40;
  for (const [label, value] of call.facts) {
    write(label, { size: 34, color: colors.muted }, { x: MARGIN, y: y + 7, width: 270, maxLines: 2 });
    const room = { x: MARGIN + 290, y, width: INNER - 290, maxLines: 2 };
    y = write(value, { size: 42, face: 'strong', color: colors.night }, room) + 22;
    if (y > FOOT - 70) break;
  }

  const beside = { x: MARGIN + QR + 50, width: INNER - QR - 50 };
  const claim = call.isOpen ? words[language].real_call(product) : words[language].closed;
  const below = call.isOpen
    ? [call.isVerified ? words[language].verified_house : '', words[language].free]
        .filter(Boolean)
        .join(' · ')
    : words[language].closed_lead;
  const claimed = write(
    claim,
    { size: 44, face: 'display', color: colors.night },
    { ...beside, y: 1036, maxLines: 2 },
  );
  const said = write(
    below,
    { size: 34, face: 'strong', color: colors.accent },
    { ...beside, y: claimed + 8, maxLines: 2 },
  );
  if (call.isOpen)
    write(words[language].scan, { size: 28, color: colors.muted }, { ...beside, y: said + 14, maxLines: 3 });

  return renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#fbf6ee"/>
    <rect width="100%" height="${top}" fill="${colors.night}"/>
    <rect y="${FOOT}" width="100%" height="${HEIGHT - FOOT}" fill="#ffffff"/>
    <path d="M0 ${FOOT}h${WIDTH}" stroke="${colors.line}" stroke-width="3"/>
    <path d="${qrPath(call.url)}" fill="#000000"/>
    ${parts.join('')}
  </svg>`);
}

function qrPath(url: string): string {
  const rows = qrModules(url);
  const module = QR / rows.length;
  const squares = rows.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark
        ? [`M${MARGIN + across * module} ${FOOT + 50 + down * module}h${module}v${module}h${-module}z`]
        : [],
    ),
  );
  return squares.join('');
}
