import { expect, test } from 'vitest';
import { runsOf } from '#platform/documents/pdf-fonts.ts';

const textsOf = (text: string) => runsOf('text', text).map((run) => run.text);

test('keeps combining marks in the font of their letter', () => {
  // The accent is in the font of plain letters too, unlike the letter before it.
  expect(textsOf('aā\u0301')).toEqual(['a', 'ā\u0301']);
  expect(textsOf('Asha आशा')).toEqual(['Asha ', 'आशा']);
});

test.for([
  'संदीप क्षत्रिय',
  'দীপিকা চট্টোপাধ্যায়',
  'શ્રેયા જ્ઞાનેશ',
  'ਗੁਰਪ੍ਰੀਤ ਸ੍ਹੋਤਾ ਸਿੰਘ',
  'ದ್ರೌಪದಿ ಕೃಷ್ಣಮೂರ್ತಿ',
  'ജ്യോതി ഉണ്ണികൃഷ്ണൻ',
  'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର',
  'கொடுமுடி ஸ்ரீனிவாசன்',
  'దీపికా శ్రీనివాస్',
  'نصیر الدین شاہ',
])('draws %s in every face as one part, without boxes', (name) => {
  for (const face of ['display', 'text', 'strong'] as const) {
    const [run, ...more] = runsOf(face, name);
    const glyphs = run?.font.layout(run.text).glyphs.map(({ id }) => id) ?? [];

    expect(more).toEqual([]);
    expect(glyphs.length).toBeGreaterThan(3);
    expect(glyphs).not.toContain(0);
  }
});

test('keeps the order of Urdu words, and puts no space at their end', () => {
  expect(textsOf('Ali محمد علی, Asha')).toEqual(['Ali ', 'محمد علی', ', Asha']);
});

test('writes feet and inches, which the fonts lack the signs of', () => {
  expect(runsOf('text', '168 cm · 5′6″').map(({ text }) => text)).toEqual(['168 cm · 5\'6"']);
});
