import { sql } from 'kysely';
import { expect } from 'vitest';
import { plainText } from '#features/talent/directory/plain-text.ts';
import { test } from '#testing/test.ts';

test('normalises a search as the database normalises profiles', async ({ db }) => {
  const typed = [
    'Zoë D’Souza',
    "  Anne-Marie  O'Neil ",
    'INDIAN/CLASSICAL  singing',
    'Ñandú_42 Ångström ﬁlm',
    'मुंबई ऋतिक',
    'Ⅷ Ｗｉｄｅ',
    '100% %_\\',
    '!?',
    '',
  ];

  const { rows } = await sql<{ made: string }>`
    select plain_text(typed) made from unnest(${typed}::text[]) with ordinality t(typed, place) order by place
  `.execute(db);

  expect(rows.map(({ made }) => made)).toEqual(typed.map(plainText));
  expect(plainText("  Anne-Marie  O'Neil ")).toBe('anne marie o neil');
  expect(plainText('Zoë')).toBe('zoe');
});
