import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPdf, type Sheet } from '#platform/documents/pdf.ts';

const now = new Date('2026-11-20T10:00:00Z');

async function read(draw: (sheet: Sheet) => void) {
  const pdf = await getDocumentProxy(
    new Uint8Array(await drawPdf({ size: 'A5', title: 'A card', language: 'en', now }, draw)),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  const page = await pdf.getPage(1);
  return { text, pages: pdf.numPages, size: page.view.slice(2), info: (await pdf.getMetadata()).info };
}

test('has the given paper size, title and text', async () => {
  const { text, pages, size, info } = await read((sheet) => {
    sheet.write('Meera Joshi', { size: 20, face: 'display' }, { x: 20, y: 20 });
    sheet.addPage();
    sheet.write('Yoga, Sitar', { size: 10 }, { x: 20, y: 20 });
  });

  expect(text).toMatch(/Meera Joshi\s+Yoga, Sitar/);
  expect({ pages, size }).toEqual({ pages: 2, size: [419.53, 595.28] });
  expect(info).toMatchObject({ Title: 'A card' });
});

test('renders rupee signs, accents and Devanagari within other text', async () => {
  const { text } = await read((sheet) => {
    const place = { x: 20, width: 300, align: 'right' } as const;
    sheet.write('₹1,499 for Zoë Ṭhākur 💃', { size: 10 }, { ...place, y: 20 });
    sheet.write('मीरा', { size: 10, face: 'strong' }, { ...place, y: 40 });
  });

  expect(text.replaceAll(' ', '')).toContain('₹1,499forZoëThākur\n');
  expect(text).toContain('मीरा');
});

test.for([
  ['Devanagari', 'विक्रम त्रिपाठी-क्षेत्रीय'],
  ['Bengali', 'দীপিকা চট্টোপাধ্যায়'],
  ['Gujarati', 'શ્રેયા જ્ઞાનેશ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ದೀಪಿಕಾ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ജ്യോതി ഉണ്ണികൃഷ്ണൻ'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର'],
  ['Tamil', 'கோகிலா ஸ்ரீனிவாசன்'],
  ['Telugu', 'దీపికా శ్రీనివాస్'],
  ['Urdu', 'دیپیکا بی\u200cبی'],
  ['Urdu with vowel signs', 'مُحمّد علی'],
] as const)('prints %s that can be searched and copied, also within other text', async ([, name]) => {
  const { text } = await read((sheet) => {
    sheet.write(name, { size: 20, face: 'display' }, { x: 20, y: 20 });
    sheet.write(`Asha दीपिका शर्मा & ${name}, 27`, { size: 10, face: 'strong' }, { x: 20, y: 90 });
    sheet.write(name, { size: 10 }, { x: 20, y: 120 });
  });

  const written = name.normalize();
  expect(text.split('\n')).toEqual([written, `Asha दीपिका शर्मा & ${written}, 27`, written]);
});

test('breaks a long text into lines that fit, even without spaces', async () => {
  const style = { size: 10 };
  let widest = 0;
  let syllables = false;
  await drawPdf({ size: 'A5', title: 'Lines', language: 'en', now }, ({ linesOf, widthOf }) => {
    const lines = linesOf(`Acts, dances and sings ${'x'.repeat(80)} ${'क्षि'.repeat(30)}`, style, 100);
    widest = Math.max(...lines.map((line) => widthOf(line, style)));
    syllables = lines.filter((line) => line.includes('क्षि')).every((line) => /^(क्षि)+$/.test(line));
  });

  expect(widest).toBeGreaterThan(50);
  expect(widest).toBeLessThanOrEqual(100);
  expect(syllables).toBe(true);
});
