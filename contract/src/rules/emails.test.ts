import { expect, test } from 'vitest';
import { email } from '#fields.ts';
import { findEmailFault, writeEmail } from './emails.ts';
import { mailboxOf } from './identity-numbers.ts';

test.each([
  [
    'asha@x.in',
    [
      'asha@x.in',
      ' ASHA@X.IN ',
      'Asha@X.In',
      'asha@x.in.',
      '\u200easha@x.in\u200f',
      '\ufeffasha@x.in',
      'asha@\u2060x.in',
    ],
  ],
  [
    'asha@x.in',
    [
      'mailto:asha@x.in',
      'MAILTO:Asha@x.in',
      '<asha@x.in>',
      'Asha Rao <asha@x.in>',
      '"Rao, Asha" <mailto:asha@x.in>',
    ],
  ],
  [
    'asha@x.in',
    [
      'asha @x.in',
      'asha@ x.in',
      'asha\u00a0@\u00a0x.in',
      'asha@x .in',
      'asha@x. in',
      'asha@x.in,',
      'asha@x.in;',
    ],
  ],
  ['asha1990@x.in', ['asha१९९०@x.in', 'ASHA१९९०@x.in', 'asha١٩٩٠@x.in']],
  ['o&leary@gmail.com', ['o&leary@gmail.com', 'O&Leary@Gmail.com']],
  ["o'brien@x.ie", ["o'brien@x.ie"]],
  ['asha/rao@x.in', ['asha/rao@x.in']],
  ['asha.rao+casting@mail.x.co.in', ['Asha.Rao+casting@mail.x.co.in']],
  ['asha_rao-1=2!3~4@x-y.in', ['asha_rao-1=2!3~4@x-y.in']],
  ['asha@xn--mnchen-3ya.de', ['asha@münchen.de', 'asha@MÜNCHEN.de', 'asha@xn--mnchen-3ya.de']],
  ['casting@xn--o2bgl5cxd.xn--h2brj9c', ['casting@फिल्म.भारत']],
  ['1@2.in', ['1@2.in']],
])('stores %s for each of %j', (stored, spellings) => {
  expect(spellings.map((typed) => email.parse(typed))).toEqual(spellings.map(() => stored));
});

test.each(['आशा@डाटामेल.भारत', 'आशा@example.in', 'ÁSHA@x.in', 'ashа@x.in'])(
  'says of %s that email cannot reach its script',
  (typed) => {
    expect(findEmailFault(typed)).toBe('not_latin');
    expect(email.safeParse(typed).error?.issues[0]?.message).toContain('not_latin');
  },
);

test.each([
  ['without_at', ['asha', 'asha.x.in', 'आशा']],
  [
    'twice',
    ['asha@@x.in', 'asha@x.in,b@x.in', 'asha@x.in b@x.in', 'asha@x.in\nBcc: b@x.in', 'asha@x.in?cc=b@x.in'],
  ],
  ['with_blanks', ['a b@x.in', 'asha rao@x.in', 'Dr. asha@x.in', 'asha@x in', 'आ शा@x.in', 'asha@gmail com']],
  ['with_comma', ['asha@x,in', 'asha@gmail,com', 'asha,rao@x.in', 'asha@gmail;com']],
  ['with_dots', ['asha@x..in', '.asha@x.in', 'asha.@x.in', 'asha..rao@x.in', 'asha@.x.in', 'asha@x.in..']],
  ['without_domain', ['asha@', 'asha@x', 'asha@gmail', 'आशा@']],
  [
    'wrong',
    [
      '@x.in',
      'asha@-x.in',
      'asha@x-.in',
      'asha@x.1n',
      'asha@x.in/',
      'asha@[1.2.3.4]',
      '"asha"@x.in',
      'asha%0a@x.in',
    ],
  ],
])('says %s of each of %j', (error, spellings) => {
  expect(spellings.map((typed) => [typed, findEmailFault(typed)])).toEqual(
    spellings.map((typed) => [typed, error]),
  );
  for (const typed of spellings) expect(email.safeParse(typed).error?.issues[0]?.message).toContain(error);
});

test('reads a very long text that is no email at once', () => {
  for (const part of ['@', 'a', 'a.', 'आ', 'आ@', '-', ' ', 'a ', '<', '. ', '@ ', ',', 'mailto:'])
    expect(findEmailFault(part.repeat(200_000))).toBeDefined();
});

test.each([
  ['asharao@gmail.com', ['asha.rao@gmail.com', 'ASHARAO@googlemail.com', 'a.s.h.a.r.a.o+films@Gmail.com']],
  ['asha.rao@x.in', ['asha.rao+1@x.in', 'Asha.Rao@X.in']],
])('knows %s as the mailbox of each of %j', (mailbox, spellings) => {
  expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox));
});

test('leaves an identifier without @ alone', () => {
  expect(writeEmail('आशा')).toBe('आशा');
});
