import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { extractText } from 'unpdf';

/** A real photograph with the EXIF data of a camera. */
export async function picture(name = 'photo.png', background = '#884422'): Promise<File> {
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera of the test' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A video of one second, with the location where it was taken. */
export function video(name = 'audition.mp4'): File {
  return clip('video.mp4', name);
}

/** A file from testing/clips: `video` or `voice` in one of the accepted formats. */
export function clip(file: string, name = file): File {
  return new File([clipBytes(file)], name);
}

export function clipBytes(file: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`clips/${file}`, import.meta.url));
}

export function falsePicture(): File {
  return new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
}

export async function brokenPicture(): Promise<File> {
  return new File([(await picture()).slice(0, 60)], 'photo.png', { type: 'image/png' });
}

export async function pdf(name = 'sides.pdf'): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  return new File([await document.save()], name, { type: 'application/pdf' });
}

/** A PDF from testing/pdfs, as people send them: signed, encrypted or damaged. */
export function receivedPdf(file: string): File {
  return new File([receivedPdfBytes(file)], file, { type: 'application/pdf' });
}

export function receivedPdfBytes(file: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`pdfs/${file}`, import.meta.url));
}

/** Returns the text that a reader sees on the pages of a PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text;
}
