import { encode, renderSVG } from 'uqr';
import { renderPng } from '#platform/media/images.ts';

const PIXELS = 1024;

/** Draws a QR code of a text, with the margin of four modules that cameras need. */
export function qrSvg(text: string): Buffer {
  return Buffer.from(renderSVG(text, { ecc: 'M', border: 4 }));
}

export function qrPng(text: string): Promise<Buffer> {
  return renderPng(qrSvg(text), PIXELS);
}

/** The modules of a QR code without a margin, row by row; true is dark. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data;
}
