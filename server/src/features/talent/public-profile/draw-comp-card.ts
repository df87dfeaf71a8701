import type { Language } from '@kirdaar/contract/rules/languages';
import type { SheetFact } from '#features/talent/public-profile/sheet-facts.ts';
import {
  colors,
  drawFacts,
  drawMark,
  drawQr,
  fitted,
  label,
} from '#features/talent/public-profile/sheet-parts.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, lineHeight, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';

const words = serverWords('compCard');

export interface CompCard {
  language: Language;
  name: string;
  headline: string;
  facts: readonly SheetFact[];
  skills: readonly string[];
  /** The résumé, one line for each credit, the most important first. */
  credits: readonly string[];
  /** The URL printed on the card, where the talent can be found. */
  url: string;
  productName: string;
  /** JPEG: the first fills the front, the others are on the back, in the sizes of `photoFrames`. */
  photos: readonly Buffer[];
}

const MARGIN = 28;
const WIDTH = 419.53;
const INNER = WIDTH - 2 * MARGIN;
const FRONT_HEIGHT = 452;
const GAP = 8;
const FITTED_NAME = { width: INNER, lines: 1, minSize: 15 };
const MIN_SMALL = 5.5;
/** Pixels per point; enough to print well. */
const DENSITY = 2.6;
/** Height of the pictures on the back in points, by number of pictures. */
const backHeights = [0, 196, 206, 168] as const;
export const MAX_PHOTOS = backHeights.length;

/** The sizes in pixels of the pictures on a card with `count` pictures. */
export function photoFrames(count: number): { width: number; height: number }[] {
  const frames = [{ width: WIDTH, height: FRONT_HEIGHT }, ...backFrames(count - 1)];
  return frames.slice(0, count).map(({ width, height }) => {
    return { width: Math.round(width * DENSITY), height: Math.round(height * DENSITY) };
  });
}

function backFrames(count: number) {
  const width = (INNER - GAP * (count - 1)) / count;
  return Array.from({ length: Math.max(0, count) }, () => ({ width, height: backHeights[count] ?? 0 }));
}

/** Draws A5 cards one after the other, with two sides if there are photos. */
export function drawCompCards(
  cards: readonly CompCard[],
  { title, language }: { title: string; language: Language },
  now: Date,
): Promise<Buffer> {
  return drawPdf({ size: 'A5', title, language, now }, (sheet) => {
    cards.forEach((card, index) => {
      if (index > 0) sheet.addPage();
      drawCard(sheet, card);
    });
  });
}

function drawCard(sheet: Sheet, card: CompCard) {
  const [front, ...others] = card.photos;
  if (front) {
    drawFront(sheet, card, front);
    sheet.addPage();
  }
  const top = others.length > 0 ? drawPhotos(sheet, others) : drawTitle(sheet, card);
  drawBack(sheet, card, top);
}

function drawFront(sheet: Sheet, { name, headline, productName }: CompCard, photo: Buffer) {
  const { canvas, width } = sheet;
  canvas.image(photo, 0, 0, { width, height: FRONT_HEIGHT });
  canvas.rect(0, FRONT_HEIGHT, width, 3).fill(colors.marigold);

  const style: TextStyle = { size: 38, face: 'display' };
  const y = FRONT_HEIGHT + 18;
  const below = sheet.write(name, fitted(sheet, name, style, FITTED_NAME), {
    x: MARGIN,
    y,
    width: INNER,
    leading: 1.15,
  });
  sheet.write(headline.toUpperCase(), kicker, { x: MARGIN, y: below + 5, width: INNER });
  drawBrand(sheet, productName);
}

const kicker: TextStyle = { size: 8.5, face: 'strong', color: colors.accent };

function drawBrand(sheet: Sheet, productName: string) {
  const style: TextStyle = { size: 11, face: 'display' };
  const y = sheet.height - MARGIN - 14;
  const x = sheet.width - MARGIN - sheet.widthOf(productName, style);
  sheet.write(productName, style, { x, y: y - 0.5 });
  drawMark(sheet, { x: x - 20, y, width: 14 });
}

function drawPhotos({ canvas }: Sheet, photos: readonly Buffer[]) {
  const frames = backFrames(photos.length);
  let x = MARGIN;
  photos.forEach((photo, index) => {
    const { width = 0, height = 0 } = frames[index] ?? {};
    canvas.image(photo, x, MARGIN, { width, height });
    x += width + GAP;
  });
  return MARGIN + (frames[0]?.height ?? 0) + 20;
}

/** Draws the name above the facts when the back has no pictures. */
function drawTitle(sheet: Sheet, { name, headline }: CompCard) {
  sheet.canvas.rect(0, 0, sheet.width, 150).fill(colors.night);
  const style: TextStyle = { size: 34, face: 'display', color: colors.onNight };
  const below = sheet.write(name, fitted(sheet, name, style, FITTED_NAME), {
    x: MARGIN,
    y: 54,
    width: INNER,
    leading: 1.15,
  });
  const light = { ...kicker, color: '#f3b94a' };
  sheet.write(headline.toUpperCase(), light, { x: MARGIN, y: below + 6, width: INNER });
  return 176;
}

const FOOTER = 92;

function drawBack(sheet: Sheet, card: CompCard, top: number) {
  const footer = sheet.height - MARGIN - FOOTER;
  const y = drawFacts(sheet, card.facts, { x: MARGIN, y: top, width: INNER }, 3);
  const { language } = card;
  const below = drawLines(sheet, words[language].skills, [card.skills.join('  ·  ')], {
    top: y + 14,
    bottom: footer - 12,
  });
  drawLines(sheet, words[language].credits, card.credits, { top: below + 12, bottom: footer - 12 });
  drawFooter(sheet, card, footer);
}

/** Writes as many lines under a title as fit, and returns the lower edge. */
function drawLines(
  sheet: Sheet,
  title: string,
  texts: readonly string[],
  { top, bottom }: { top: number; bottom: number },
): number {
  const style: TextStyle = { size: 9.5 };
  const leading = 1.4;
  const below = top + label.size * leading + 2;
  const maxLines = Math.max(0, Math.floor((bottom - below) / lineHeight(texts.join(), style, leading)));
  const lines = texts
    .filter(Boolean)
    .flatMap((text) => sheet.linesOf(text, style, INNER))
    .slice(0, maxLines);
  if (lines.length === 0) return top;
  sheet.write(title, label, { x: MARGIN, y: top });
  return sheet.write(lines.join('\n'), style, { x: MARGIN, y: below, width: INNER, leading });
}

function drawFooter(sheet: Sheet, { url, productName, name, language }: CompCard, y: number) {
  const { canvas, width } = sheet;
  const code = FOOTER - 18;
  canvas.rect(MARGIN, y, INNER, 0.8).fill(colors.line);
  drawQr(sheet, url, { x: width - MARGIN - code, y: y + 18, width: code });

  const textWidth = INNER - code - 20;
  drawMark(sheet, { x: MARGIN, y: y + 18, width: 18 });
  sheet.write(productName, { size: 13, face: 'display' }, { x: MARGIN + 25, y: y + 18.5 });
  const writeSmall = (text: string, style: TextStyle, top: number) =>
    sheet.write(text, fitted(sheet, text, style, { width: textWidth, lines: 2, minSize: MIN_SMALL }), {
      x: MARGIN,
      y: top,
      width: textWidth,
    });
  const contact = words[language].contact(name, productName);
  const below = writeSmall(contact, { size: 8.5, color: colors.muted }, y + 47);
  writeSmall(url.replace(/^https?:\/\//, ''), { size: 8.5, face: 'strong' }, below);
  canvas.link(MARGIN, y + 18, INNER, code, url);
}
