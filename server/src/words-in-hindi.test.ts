import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../contract/src/words/hi');

/** Every text of the Hindi catalogues, with `{name}` or `…` in place of what a message puts in. */
const texts = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
  literalsOf(readFileSync(join(folder, file), 'utf8')).map((text) => ({ file, text })),
);
const found = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

/** Names, abbreviations, formats and keys, which are written in Latin letters in Hindi too. */
const latin = new Set(
  `A ABCPE AI API AUDIT AVI AVIF Authenticator Backspace Basic C CGST CIN CINTA CSV Chrome Ctrl+Enter DDMMYYYY DigiLocker
  Enter Esc Excel F Facebook GET GIF GST GSTIN GSTR- Google HEAD HEIC ID IGST IMDb IP Instagram J JPG JSON JavaScript K KB
  Kirdaar LGBTQ+ LUT M MB MH MKV MOV MP OGG OTP OTT OpenStreetMap P PAN PDF PNG PTC Pro QR SAC SGST SMS STOP SVG Safari Space
  Standard U UPI URL UTC WAV WebM WebP Webhooks WhatsApp Unknown X XLSX YouTube Z Tus-Resumable Upload-Length Upload-Metadata EMAIL
  am asha avi csv device example.com fee fees gmail.com https jpeg jpg json mailto media mkv mov mp name next npm pdf plans pm png
  role run scan staff svg tel user verify-audit-log xlsx`.split(/\s+/),
);

test('has no English words but names, abbreviations and formats', () => {
  // An invoice says in English too what the CGST Rules ask for.
  const words = texts
    .filter(({ file, text }) => file !== 'billing/invoice-pdf.ts' && /[\u0900-\u097f]|[a-z] [a-z]/.test(text))
    .flatMap(({ file, text }) =>
      (text.replace(/\{.*?\}/g, '').match(/[A-Za-z][A-Za-z.+-]*/g) ?? []).map((word) => ({ file, word })),
    );

  expect(words.filter(({ word }) => !latin.has(word.replace(/\.$/, '')))).toEqual([]);
});

test('has one word for each thing, in one spelling', () => {
  const unlike =
    /जॉब|संदेश|निलंबन|यूज़र|दो चरणों|डिजिटल छाप|पॉलिसी|(?<![\p{L}\p{M}])(खाली|खत्म|खुद|(?<!मेल (नहीं )?)खाता)|(?<!प्रोडक्शन )हाउस/u;
  expect(found(unlike)).toEqual([]);
  // A complaint goes to the grievance officer; what is wrong on the site is reported.
  expect(found(/^(?!.*शिकायत (अधिकारी|निवारण|कैसे)).*शिकायत/)).toEqual([]);
});

test('does not call a person by name a man', () => {
  const person = /\{(\w+\.)?(name|child|first_name|guardian(_name)?|member|by)\}/.source;
  const masculine = new RegExp(`${person} (?!को|का|की|के|ने|पर|से|में|जी)[^।{]*(ते हैं|ेंगे|चुके हैं|ते थे)`);
  expect(found(masculine)).toEqual([]);
});

test('writes times of day as 4:30 pm', () => {
  expect(found(/\d:\d\d बजे/)).toEqual([]);
});

test('ends errors with a danda', () => {
  const errors = found(/ .*(है|हैं|करें|भरें|लिखें|चुनें|चाहिए|सका|सकी|सके)$/);
  expect(errors.filter((text) => text.startsWith('answers/'))).toEqual([]);
});

interface Reader {
  code: string;
  at: number;
  literals: string[];
}

/** Returns the texts in quotes and backticks, without imports and keys. */
function literalsOf(source: string): string[] {
  const code = source.replace(/^import .*?;$/gms, '').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  const reader: Reader = { code, at: 0, literals: [] };
  while (reader.at < code.length) readCode(reader);
  return reader.literals;
}

/** Reads to the end of a block. */
function readCode(reader: Reader) {
  while (reader.at < reader.code.length) {
    const sign = reader.code[reader.at++];
    if (sign === '}') return;
    if (sign === '{') readCode(reader);
    if (sign === "'") readQuoted(reader);
    if (sign === '`') readTemplate(reader);
  }
}

function readQuoted(reader: Reader) {
  const { code, at, literals } = reader;
  const end = code.indexOf("'", at);
  if (!code.startsWith(':', end + 1)) literals.push(code.slice(at, end));
  reader.at = end + 1;
}

function readTemplate(reader: Reader) {
  const { code, literals } = reader;
  let text = '';
  for (let sign = code[reader.at++]; sign !== undefined && sign !== '`'; sign = code[reader.at++]) {
    if (sign !== '$') {
      text += sign;
      continue;
    }
    const start = ++reader.at;
    readCode(reader);
    const fact = code.slice(start, reader.at - 1);
    text += /^[\w.]+$/.test(fact) ? `{${fact}}` : '…';
  }
  literals.push(text);
}
